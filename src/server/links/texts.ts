/** What a messenger shows for a link, in the languages of the page. Nobody's words but ours: no names, nothing of the address. */

const LANGUAGES = ['en', 'de', 'nl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export type TextKind = 'home' | 'open' | 'playing' | 'over' | 'day' | 'level' | 'puzzle';
interface LinkText {
  readonly title: string;
  readonly text: string;
}

const NAME = 'Fearsome Floors';

export const TEXTS: Readonly<Record<Language, Readonly<Record<TextKind, LinkText>>>> = {
  en: {
    home: {
      title: NAME,
      text: 'Walk your figures through Prince Fieso’s hall before the monster eats them. Alone or with friends, online and offline.',
    },
    open: { title: `${NAME}: a table waits for you`, text: 'Take a seat. The monster is hungry.' },
    playing: { title: `${NAME}: a game is on`, text: 'Watch it move by move, or come back to your seat.' },
    over: {
      title: `${NAME}: a game to watch again`,
      text: 'Every move, every card, and what the monster saw.',
    },
    day: {
      title: `${NAME}: the puzzle of a day`,
      text: 'Lay the tiles so that the monster eats whom it shall and spares yours.',
    },
    level: {
      title: `${NAME}: a puzzle`,
      text: 'Lay the tiles so that the monster eats whom it shall and spares yours.',
    },
    puzzle: { title: `${NAME}: a puzzle for you`, text: 'Somebody made it. Can you solve it?' },
  },
  de: {
    home: {
      title: NAME,
      text: 'Bring deine Figuren durch Fürst Fiesos Halle, bevor das Monster sie frisst. Allein oder mit Freunden, online und offline.',
    },
    open: { title: `${NAME}: Ein Tisch wartet auf dich`, text: 'Setz dich dazu. Das Monster hat Hunger.' },
    playing: {
      title: `${NAME}: Ein Spiel läuft`,
      text: 'Sieh Zug um Zug zu oder komm an deinen Platz zurück.',
    },
    over: {
      title: `${NAME}: Ein Spiel zum Nachsehen`,
      text: 'Jeder Zug, jede Karte und was das Monster gesehen hat.',
    },
    day: {
      title: `${NAME}: Das Rätsel eines Tages`,
      text: 'Lege die Plättchen so, dass das Monster frisst, wen es soll, und deine verschont.',
    },
    level: {
      title: `${NAME}: Ein Rätsel`,
      text: 'Lege die Plättchen so, dass das Monster frisst, wen es soll, und deine verschont.',
    },
    puzzle: { title: `${NAME}: Ein Rätsel für dich`, text: 'Jemand hat es gebaut. Kannst du es lösen?' },
  },
  nl: {
    home: {
      title: NAME,
      text: 'Breng je figuren door de hal van prins Fieso voordat het monster ze opeet. Alleen of met vrienden, online en offline.',
    },
    open: { title: `${NAME}: een tafel wacht op je`, text: 'Schuif aan. Het monster heeft honger.' },
    playing: {
      title: `${NAME}: er wordt gespeeld`,
      text: 'Kijk zet voor zet mee, of kom terug naar je plaats.',
    },
    over: {
      title: `${NAME}: een spel om terug te kijken`,
      text: 'Elke zet, elke kaart en wat het monster zag.',
    },
    day: {
      title: `${NAME}: de puzzel van een dag`,
      text: 'Leg de tegels zo dat het monster eet wie het moet eten en de jouwe spaart.',
    },
    level: {
      title: `${NAME}: een puzzel`,
      text: 'Leg de tegels zo dat het monster eet wie het moet eten en de jouwe spaart.',
    },
    puzzle: {
      title: `${NAME}: een puzzel voor jou`,
      text: 'Iemand heeft hem gemaakt. Kun jij hem oplossen?',
    },
  },
  fr: {
    home: {
      title: NAME,
      text: 'Faites traverser à vos pions la salle du prince Fieso avant que le monstre ne les mange. Seul ou entre amis, en ligne et hors ligne.',
    },
    open: { title: `${NAME} : une table vous attend`, text: 'Prenez place. Le monstre a faim.' },
    playing: {
      title: `${NAME} : une partie est en cours`,
      text: 'Suivez-la coup par coup, ou revenez à votre place.',
    },
    over: {
      title: `${NAME} : une partie à revoir`,
      text: 'Chaque coup, chaque carte, et ce que le monstre a vu.',
    },
    day: {
      title: `${NAME} : l’énigme d’un jour`,
      text: 'Posez les tuiles pour que le monstre mange qui il doit et épargne les vôtres.',
    },
    level: {
      title: `${NAME} : une énigme`,
      text: 'Posez les tuiles pour que le monstre mange qui il doit et épargne les vôtres.',
    },
    puzzle: {
      title: `${NAME} : une énigme pour vous`,
      text: 'Quelqu’un l’a faite. Saurez-vous la résoudre ?',
    },
  },
};

/** Below a board that is shown in somebody else’s page. */
export const PLAY_IT: Readonly<Record<Language, string>> = {
  en: 'See it and play it here',
  de: 'Hier ansehen und spielen',
  nl: 'Bekijk en speel het hier',
  fr: 'Voir et jouer ici',
};

/** The first of ours among the languages somebody reads, as they list them. */
export const languageOf = (accepted = ''): Language => {
  const wanted = accepted
    .slice(0, 200)
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => language === wanted.find((one) => LANGUAGES.some((ours) => ours === one))) ??
    'en'
  );
};
