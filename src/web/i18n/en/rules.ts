import { english } from '../scheme.ts';

export const rules = english({
  // The page.
  'rules.title': 'The rules',
  'rules.lead':
    'You and the others run through Prince Fieso’s dark hall. A monster walks in it, and it is not clever: it always does the same thing. Know that, and it eats somebody else.',
  'rules.goal': 'Whoever gets all figures but one out first wins.',
  'rules.learn-instead': 'Prefer to learn by doing? Take the lessons.',
  'rules.boards': 'Twelve boards to play with',
  'rules.boards.lead': 'Tap a figure, then a space. Let the monster take a step whenever you like.',
  'rules.text': 'The full text',
  'rules.text.lead':
    'Every rule has a number. The game quotes it whenever it refuses a move and when it explains what the monster did.',
  'rules.ruling': 'our ruling',
  'rules.ruling.meaning': 'Marked like this: a case the printed rules leave open, and how it is played here.',
  'rules.from-notes': 'from the web version’s notes',
  'rules.from-notes.meaning': 'Not in the printed rules, but in the notes of a web version of the game.',
  'rules.credit':
    'Fearsome Floors (Finstere Flure) is a board game by Friedemann Friese, published by 2F-Spiele. This page is unofficial and made by admirers; the wording is ours.',
  'rules.contents': 'On this page',
  'rules.step': 'Monster: one step',
  'rules.undo': 'Undo',
  'rules.end-move': 'End move',
  'rules.card': 'Turn the card “{card}”',
  'rules.cards': 'The eight cards',
  'rules.points': {
    by: 'of',
    one: '{figure}: {left} of {of} point left',
    other: '{figure}: {left} of {of} points left',
  },
  'rules.board': 'Board: {title}',
  // The small boards.
  'rules.demo.enter.title': 'Come in',
  'rules.demo.enter.text':
    'Everyone starts outside. The first point brings a figure in at the bottom right, on p11; every further space costs one more. After its move a figure is turned over and shows its other number: together they are always 7. In the first round everyone brings in two.',
  'rules.demo.enter.try': 'Tap the door, then a space. Then do it again and see the other number.',
  'rules.demo.through.title': 'Excuse me',
  'rules.demo.through.text':
    'A figure walks through others as if they were thin air, a point for each space. It may not stop on one.',
  'rules.demo.through.try': 'Walk through Ember and Hinge. Then try to stop on one of them.',
  'rules.demo.push.title': 'Move that stone',
  'rules.demo.push.text':
    'A figure pushes a block by walking into it, one block at a time. Behind it must be a free space: no second block, no figure, no wall.',
  'rules.demo.push.try': 'Push the single stone. Then try the two in a row.',
  'rules.demo.pool.title': 'Mind the blood',
  'rules.demo.pool.text':
    'On blood you slide straight on to the first dry space, all for one point. A block pushed onto it slides as well. What stands in the way may stop the slide: then you stay in the puddle.',
  'rules.demo.pool.try': 'Slide across, then push the stone into the pool. The monster slides too.',
  'rules.demo.sight.title': 'What it sees',
  'rules.demo.sight.text':
    'Before every step the monster looks ahead, left and right along its row and column. Never back, never diagonally. Stones hide you.',
  'rules.demo.sight.try': 'Move Nettle into a beam, out of it, behind the stone. Watch the light.',
  'rules.demo.nearest.title': 'The nearest, please',
  'rules.demo.nearest.text':
    'It turns to the nearest figure it sees. If two are equally near, it can’t decide and just walks straight on.',
  'rules.demo.nearest.try':
    'Let it step: a tie. Start over, move Nettle one space away, and step again. Poor Ember.',
  'rules.demo.shove.title': 'It pushes harder',
  'rules.demo.shove.text':
    'The monster pushes whole rows: stones, crystals and the figures behind them. Whoever is pushed over the edge is eaten all the same.',
  'rules.demo.shove.try': 'Take three steps and look at Ember.',
  'rules.demo.wall.title': 'Through the wall',
  'rules.demo.wall.text':
    'Walls do not stop it. It goes out at a letter and comes in at the same letter on the other side, facing the same way.',
  'rules.demo.wall.try': 'Find the other letter before you let it step.',
  'rules.demo.turning.title': 'Turning stones',
  'rules.demo.turning.text':
    'If it would step onto a turning stone, the stone is not pushed: it turns the monster, to the right or by 180°, and the monster walks on that way in the same step. Looking comes first: a figure in sight beats the stone.',
  'rules.demo.turning.try': 'Let it step six times. It is not dizzy. It is never dizzy.',
  'rules.demo.crystal.title': 'Crystals',
  'rules.demo.crystal.text':
    'Crystals are pushed like stones, but they hide nobody: the monster looks straight through them. Teleporters and blood do not stop its eyes either.',
  'rules.demo.crystal.try': 'Who is seen: Nettle behind the crystal or Ember behind the stone? Step and see.',
  'rules.demo.teleporter.title': 'Teleporters',
  'rules.demo.teleporter.text':
    'When the monster steps onto one, it is at once on the other of the pair, facing along its arrow. Figures keep off: for you a teleporter is a wall.',
  'rules.demo.teleporter.try': 'Let it step twice. Then try to follow it with Nettle.',
  'rules.demo.cards.title': 'The cards',
  'rules.demo.cards.text':
    'When all figures have moved, a card is turned. It gives a number of steps, or a number of figures to be eaten (in 20 steps at most). Eight cards, seven rounds, then all over again. In the first seven rounds eaten figures come back at the entrance; after that, eaten is out.',
  'rules.demo.cards.try': 'Turn a card and see how far it gets. Undo, and try another.',
  // The full text.
  'rules.section.B': 'The board',
  'rules.section.C': 'Components',
  'rules.section.S': 'Set-up',
  'rules.section.G': 'The game',
  'rules.section.F': 'Moving a figure',
  'rules.section.M': 'Moving the monster',
  'rules.section.P': 'The puzzle game',
  'rules.B1':
    'The hall has 16 columns, a to p from left to right, and 11 rows, 1 to 11 from top to bottom. A space is named by column and row: a1, p11. North is towards row 1.',
  'rules.B2':
    'Two corners are cut off in steps: m1 to p1, n2 to p2, o3, p3 and p4, and opposite a8, a9, b9, a10 to c10 and a11 to d11. 156 spaces are left. Rotated by 180°, the hall looks the same.',
  'rules.B3': 'The exit is at a1, the entrance at p11.',
  'rules.B4':
    'Every piece of wall has a sign, and each sign appears twice, at places that swap when the hall is rotated by 180°. Clockwise from the exit: A to L along the top, M to T down the steps, U to Z on the right, and a star at the entrance corner; then the same signs again along the bottom and the left.',
  'rules.B5':
    'So the way through a wall leads to the space that rotating the hall by 180° would put there: column c, row r becomes column 17 − c, row 12 − r. The direction stays the same.',
  'rules.C1':
    'Tiles: 3 stones, 2 crystals, 4 turning stones to the right, 2 turning stones of 180°, 2 pairs of teleporters with arrows, and 2 blood pools, one square (2 × 2) and one long (4 × 1). Stones, crystals and turning stones are blocks: they fill one space and can be pushed. Teleporters and pools are floor and never move. In the basic game all 11 blocks are plain stones, and there are no teleporters.',
  'rules.C2':
    'Eight monster cards: 5, 7, 7, 8, 8, 10, “1 hit” and “2 hits”. With 6 or 7 players you may play longer: the 5 becomes “3 hits”.',
  'rules.C3':
    'With 2 to 4 players everyone has four figures, with 5 to 7 three. A figure has a number on each side; together they make 7. At the start the four show 1, 3, 4 and 5, the three 1, 4 and 5.',
  'rules.C4':
    'Green, red, blue and yellow have four figures. Beige, purple and black have three and play only in games of 5 to 7.',
  'rules.C5':
    'And a kit of parts to build the monster from. Looks only: it is just as hungry with gloves on.',
  'rules.S1': 'All figures wait outside at the entrance. The monster stands on a1 and faces east.',
  'rules.S2':
    'Basic game: stones on c3, m4, h5, i6, n6, g7, e8, m8, o9, f10 and i10; the square pool on i3 to j4; the long pool on e9 to h9.',
  'rules.S3':
    'Experienced game: beginning with a random player, players take turns to choose one of the 17 tiles and place it, until none is left. The next player in turn then starts the game.',
  'rules.S4':
    'Nothing may lie on a1, b1, a2, p11, o11 or p10. Tiles lie exactly on spaces and do not overlap. They may be turned: the long pool may lie either way, an arrow may point in any direction.',
  'rules.S5': 'Two teleporters may not be neighbours, neither side by side nor through a wall.',
  'rules.S6': 'In the basic game the starting player is chosen at random.',
  'rules.G1':
    'In a round first the figures move, then the monster. Then the next player in turn becomes starting player.',
  'rules.G2':
    'Beginning with the starting player, players take turns to move one of their figures that has not moved this round, until all have moved. A figure may stay where it is. Moved or not, it is then turned over. A player with none left to move waits for the rest of the round; nobody else may pass.',
  'rules.G3':
    'In the first round everyone brings just two figures of their choice onto the board, one a turn; the others stay outside and are turned over. One of the two may stay outside only if none of your figures that have yet to move could end on a free space.',
  'rules.G4': 'From the second round on a figure outside may stay outside; it is turned over all the same.',
  'rules.G5':
    'Stage one: an eaten figure goes back to the entrance, is not turned over, and may come in again from the next round on. Stage two: an eaten figure is out of the game.',
  'rules.G6':
    'The cards are shuffled. The first card of a game can’t be a hits card: cards are drawn until a number comes up, then the hits cards are shuffled back in. When only one card is left after the monster’s move, that is after seven rounds, all eight are shuffled and stage two begins. After its seventh card the game is over.',
  'rules.G7':
    'Whoever gets all of their figures but one out, 3 of 4 or 2 of 3, wins at once, even in the middle of a round.',
  'rules.G8':
    'Stage two also ends the game as soon as every figure is out or eaten. If nobody has won by G7, figures still inside or waiting count as eaten, and whoever has the most figures out wins; on a tie, whoever reached that number first. If the last card eats the last figure, the game counts as ended because nobody is left.',
  'rules.G9': 'If nobody has got a figure out, nobody wins. The monster does.',
  'rules.F1':
    'A figure moves up to the number it shows, one point a space, never diagonally. It may turn as often as it likes and walk back and forth.',
  'rules.F2': 'Entering: the first point puts it on p11. Leaving: from a1 one more point takes it out.',
  'rules.F3':
    'It may walk through figures, its own side’s and others; each such space costs a point, except in a slide (F8). It may not end there. Figures never push figures.',
  'rules.F4': 'It never enters the monster’s space, a teleporter, or anything beyond the edge.',
  'rules.F5':
    'It pushes a block by walking onto its space, if the space behind is on the board and holds no block, figure, monster or teleporter. One block at a time, as many pushes in a move as you like.',
  'rules.F6': 'Figures may not push a block onto a teleporter: for them a teleporter is the edge.',
  'rules.F7': 'A block that comes to a1 or p11, pushed or sliding, is removed at once.',
  'rules.F8':
    'Stepping onto blood, a figure slides on in the same direction, for that one point, to the first space beyond. Each space of the slide follows the rules above: it slides through figures, and pushes a block where F5 allows. Where it can’t go on, it stays on the pool space it has reached, and the next point may take it any way, sliding again where there is blood. Pools that touch are one pool.',
  'rules.F9':
    'A slide that stops on another figure is allowed only if points are left to move on to a free space.',
  'rules.F10':
    'A figure may end its move in a pool if it was stopped there. What stands in a pool stays there until it moves or is pushed.',
  'rules.F11':
    'A block pushed onto blood slides on to the first space beyond the pool. Where the next space is not free (block, figure, monster, teleporter, edge), it stays on the last free pool space. It moves nothing itself.',
  'rules.M1':
    'A step: look, then move one space. After the last step it looks once more. A number is that many steps. A hits card goes on until that many figures are eaten in this move, 20 steps at most; hits are counted after each whole step, so a slide or a push may eat more than the card asks for.',
  'rules.M2':
    'It looks ahead, left and right along row and column, never back, never diagonally. It sees through crystals, teleporters and pools. Its sight ends at the edge, at stones and at turning stones.',
  'rules.M3':
    'It turns to the nearest figure seen. If several are nearest at the same distance, or none is seen, it keeps its direction. Distance counts spaces; blood counts like any other.',
  'rules.M4': 'Then it moves one space the way it faces. A figure there is eaten.',
  'rules.M5':
    'A stone or crystal there is pushed one space on, and with it all that stands in line right behind it: blocks of every kind, turning stones too, and figures. The farthest moves first.',
  'rules.M6':
    'What is pushed over the edge or onto a teleporter is gone: a block out of the game, a figure eaten (a hit). That holds at the exit too: pushed over the edge at a1 is eaten, pushed onto a1 or p11 just stands there. The space the monster is leaving counts as free for what it pushes.',
  'rules.M7':
    'A block pushed onto blood slides as in F11, a figure as in F8: a block in its way is pushed if F5 allows. It stops before another figure, and neither slides over the edge or onto a teleporter: it stays on the last pool space.',
  'rules.M8': 'A block the monster pushes onto a1 or p11 is removed, as in F7.',
  'rules.M9':
    'When it walks over the edge it comes in again as in B5, in the same step and direction. What stands there is eaten or pushed as usual.',
  'rules.M10':
    'A turning stone where it would step is not pushed: the monster turns, to the right or by 180°, and moves one space the new way in the same step, without looking again. Looking comes first: if it turns away by M3, the stone does nothing. Another turning stone in the new direction turns it again. If it sees figures but a tie leaves its direction unchanged, the stone works.',
  'rules.M11': 'A turning stone on the far side of a wall (M9) turns it before it walks through.',
  'rules.M12':
    'The step ends as soon as the monster faces a direction on a space where it has already faced that way during the same step. So it can’t turn or slide in a circle for ever.',
  'rules.M13':
    'Entering blood it slides on in the same direction, in the same step and without looking, until it is on dry floor. On the way it eats figures, pushes blocks (M5), and goes through walls (M9) and onto teleporters (M14).',
  'rules.M14':
    'When it steps onto a teleporter it is at once on the other of the pair, facing the way that one’s arrow points. The step is over.',
  'rules.M15': 'A turning stone met while sliding turns it at once, and it slides or walks on the new way.',
  'rules.P1':
    'A level is a position with enemy figures and your own, and a supply: tiles, and own figures still at the entrance, to be put on free spaces before the monster starts. A level may limit the spaces that can be used. S4 and S5 apply, and no figure may be put on blood. Nothing has to be used.',
  'rules.P2':
    'Then the monster walks on and on by M1 to M15. It is over when, after a look, everything stands exactly as it stood once before, because from there on it only repeats, or when no figure is left on the board.',
  'rules.P3': 'Solved: every enemy figure eaten, and none of your own, for ever.',
});
