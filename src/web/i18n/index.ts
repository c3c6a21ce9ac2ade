/**
 * The words of the page, in four languages.
 *
 * An entry is a text, or forms of a text for a number:
 *
 *     'table.undo': 'Undo',
 *     'table.turn': "It is {name}'s turn",
 *     'table.steps': { one: '{count} step', other: '{count} steps' },
 *
 * `{name}` stands for a value. Forms are chosen by the value `count` with Intl.PluralRules (`zero` also holds in languages
 * without such a form), or by another one: `{ by: 'left', one: …, other: … }`. Numbers are written the language's way.
 * `t('table.turn', { name: 'Mira' })` fills it in. Keys and values are typed from the English texts.
 *
 * The texts lie in one folder a language, one file an area, those of every page merged in that folder's core.ts. English files say
 * `english({ … })`, the others `translation<typeof english>()({ … })`: a key too many or too few, or other names in
 * braces than in English, does not compile. A new key goes into all four at once. Keys begin with their area.
 *
 * Only the current language is loaded: `await startLanguage(kept)` comes before the first page is shown, and
 * `await setLanguage('fr')` switches. `t` reads a signal, so components that use it follow; do not call it while
 * a module loads. Large areas (find, learn, online, puzzles, review, rules) are brought by the pages that use them: `await loadRules()`.
 */
export { ABOUT, isLanguage, LANGUAGES, type Language } from './about.ts';
export { choiceText, labelText, listText, partsText, percentText, sentencesText } from './join.ts';
export {
  dateText,
  keepLanguageWith,
  language,
  numberText,
  setLanguage,
  startLanguage,
} from './language.ts';
export {
  CAST_NAMES,
  capital,
  cardText,
  castNames,
  colourText,
  directionText,
  type Names,
  nameAmong,
  playerName,
  tableNames,
  tileText,
  youAmong,
} from './names.ts';
export { refusalSentence, refusalText } from './refusal-text.ts';
export { type Speaking, speakSpace } from './speak-space.ts';
export { type Told, tellEvent, toldText } from './tell-event.ts';
export { tellConsequence } from './tell-study.ts';
export { type ToldGroup, tellWalk } from './tell-walk.ts';
export {
  loadFind,
  loadLearn,
  loadOnline,
  loadPuzzles,
  loadReview,
  loadRules,
  loadStudy,
  type TextKey,
  t,
} from './texts.ts';
