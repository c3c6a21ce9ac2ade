import type { rules as english } from '../en/rules.ts';
import { translation } from '../scheme.ts';

export const rules = translation<typeof english>()({
  // The page.
  'rules.title': 'Les règles',
  'rules.lead':
    'Vous traversez avec les autres la salle obscure du prince Fieso. Un monstre y rôde, et il n’est pas malin : il fait toujours la même chose. Qui le sait le laisse dévorer quelqu’un d’autre.',
  'rules.goal': 'Le premier à faire sortir tous ses pions sauf un gagne.',
  'rules.learn-instead': 'Vous préférez essayer ? Suivez les leçons.',
  'rules.boards': 'Douze plateaux pour essayer',
  'rules.boards.lead':
    'Touchez un pion, puis une case. Faites avancer le monstre d’un pas quand vous voulez.',
  'rules.text': 'Le texte complet',
  'rules.text.lead':
    'Chaque règle porte un numéro. Le jeu le cite lorsqu’il refuse un coup et lorsqu’il explique ce qu’a fait le monstre.',
  'rules.ruling': 'notre interprétation',
  'rules.ruling.meaning':
    'Ainsi signalé : un cas que les règles imprimées laissent ouvert, et la façon dont on le joue ici.',
  'rules.from-notes': 'd’après les notes d’une version web',
  'rules.from-notes.meaning': 'Absent des règles imprimées, mais dans les notes d’une version web du jeu.',
  'rules.credit':
    'Fearsome Floors (Finstere Flure, en français La Crypte de la Créature) est un jeu de société de Friedemann Friese, édité par 2F-Spiele. Cette page n’est pas officielle, elle est l’œuvre d’admirateurs ; la formulation est la nôtre.',
  'rules.contents': 'Sur cette page',
  'rules.step': 'Monstre : un pas',
  'rules.undo': 'Annuler',
  'rules.end-move': 'Finir le déplacement',
  'rules.card': 'Retourner la carte « {card} »',
  'rules.cards': 'Les huit cartes',
  'rules.points': '{figure} : points restants, {left} sur {of}',
  'rules.board': 'Plateau : {title}',
  // The small boards.
  'rules.demo.enter.title': 'Entrez donc',
  'rules.demo.enter.text':
    'Tout le monde commence dehors. Le premier point fait entrer un pion en bas à droite, en p11 ; chaque case suivante en coûte un de plus. Après son déplacement, on retourne le pion : ses deux nombres font toujours 7. Au premier tour, chacun en fait entrer deux.',
  'rules.demo.enter.try': 'Touchez la porte, puis une case. Recommencez et voyez l’autre nombre.',
  'rules.demo.through.title': 'Pardon, pardon',
  'rules.demo.through.text':
    'Un pion traverse les autres comme si de rien n’était, un point par case. Il ne peut pas s’y arrêter.',
  'rules.demo.through.try': 'Traversez Ember et Hinge. Essayez ensuite de vous arrêter sur l’un d’eux.',
  'rules.demo.push.title': 'Poussez-moi ça',
  'rules.demo.push.text':
    'Un pion pousse un bloc en avançant sur sa case, un seul à la fois. Derrière, la case doit être libre : ni autre bloc, ni pion, ni mur.',
  'rules.demo.push.try': 'Poussez la pierre isolée. Essayez ensuite les deux à la suite.',
  'rules.demo.pool.title': 'Attention, ça glisse',
  'rules.demo.pool.text':
    'Sur le sang, on glisse tout droit jusqu’à la première case sèche, le tout pour un point. Un bloc qu’on y pousse glisse aussi. Un obstacle peut arrêter la glissade : on reste alors dans la flaque.',
  'rules.demo.pool.try': 'Glissez, puis poussez la pierre dans la flaque. Le monstre glisse aussi.',
  'rules.demo.sight.title': 'Ce qu’il voit',
  'rules.demo.sight.text':
    'Avant chaque pas, le monstre regarde devant, à gauche et à droite, le long de sa rangée et de sa colonne. Jamais derrière, jamais en diagonale. Les pierres vous cachent.',
  'rules.demo.sight.try':
    'Mettez Nettle dans un rayon, hors du rayon, derrière la pierre. Observez la lumière.',
  'rules.demo.nearest.title': 'Le plus proche, s’il vous plaît',
  'rules.demo.nearest.text':
    'Il se tourne vers le pion le plus proche qu’il voit. Si deux sont à égale distance, il ne peut pas choisir et va tout droit.',
  'rules.demo.nearest.try':
    'Faites-le avancer : égalité. Recommencez, éloignez Nettle d’une case et faites-le de nouveau avancer. Tant pis pour Ember.',
  'rules.demo.shove.title': 'Il pousse plus fort',
  'rules.demo.shove.text':
    'Le monstre pousse des rangées entières : pierres, cristaux et les pions derrière. Qui passe par-dessus bord est dévoré tout pareil.',
  'rules.demo.shove.try': 'Faites trois pas et regardez Ember.',
  'rules.demo.wall.title': 'À travers le mur',
  'rules.demo.wall.text':
    'Les murs ne l’arrêtent pas. Il sort par une lettre et rentre par la même lettre en face, tourné dans le même sens.',
  'rules.demo.wall.try': 'Trouvez l’autre lettre avant de le faire avancer.',
  'rules.demo.turning.title': 'Pierres tournantes',
  'rules.demo.turning.text':
    'Une pierre tournante devant lui n’est pas poussée : elle le fait tourner à droite ou faire demi-tour, et il repart ainsi dans le même pas. Le regard d’abord : un pion en vue compte plus que la pierre.',
  'rules.demo.turning.try': 'Faites-lui faire six pas. Il n’a pas le tournis. Jamais.',
  'rules.demo.crystal.title': 'Cristaux',
  'rules.demo.crystal.text':
    'Les cristaux se poussent comme les pierres, mais ne cachent personne : le monstre voit à travers. Téléporteurs et sang n’arrêtent pas non plus son regard.',
  'rules.demo.crystal.try':
    'Qui voit-il : Nettle derrière le cristal ou Ember derrière la pierre ? Faites-le avancer.',
  'rules.demo.teleporter.title': 'Téléporteurs',
  'rules.demo.teleporter.text':
    'Dès qu’il y met le pied, le monstre se retrouve sur l’autre de la paire, tourné selon la flèche. Les pions n’y vont pas : pour vous, c’est un mur.',
  'rules.demo.teleporter.try': 'Faites-lui faire deux pas. Puis essayez de le suivre avec Nettle.',
  'rules.demo.cards.title': 'Les cartes',
  'rules.demo.cards.text':
    'Quand tous les pions ont bougé, on retourne une carte. Elle donne un nombre de pas, ou un nombre de victimes (en 20 pas au plus). Huit cartes, sept tours, puis on recommence. Lors des sept premiers tours, les pions dévorés reviennent à l’entrée ; ensuite, ils sont éliminés.',
  'rules.demo.cards.try': 'Retournez une carte et voyez jusqu’où il va. Annulez et essayez-en une autre.',
  // The full text.
  'rules.section.B': 'Le plateau',
  'rules.section.C': 'Le matériel',
  'rules.section.S': 'Mise en place',
  'rules.section.G': 'Le jeu',
  'rules.section.F': 'Déplacer un pion',
  'rules.section.M': 'Déplacer le monstre',
  'rules.section.P': 'Le jeu d’énigmes',
  'rules.B1':
    'La salle compte 16 colonnes, de a à p de gauche à droite, et 11 rangées, de 1 à 11 de haut en bas. Une case se nomme par sa colonne et sa rangée : a1, p11. Le nord est du côté de la rangée 1.',
  'rules.B2':
    'Deux coins sont coupés en escalier : m1 à p1, n2 à p2, o3, p3 et p4, et en face a8, a9, b9, a10 à c10 et a11 à d11. Il reste 156 cases. Après un demi-tour, la salle est identique.',
  'rules.B3': 'La sortie est en a1, l’entrée en p11.',
  'rules.B4':
    'Chaque pan de mur porte un signe, et chaque signe figure deux fois, symétriquement par demi-tour. Dans le sens horaire depuis la sortie : A à L en haut, M à T le long de l’escalier, U à Z à droite et une étoile au coin de l’entrée ; puis les mêmes signes en bas et à gauche.',
  'rules.B5':
    'Traverser un mur mène donc à la case qu’un demi-tour de la salle amènerait là : colonne c, rangée r devient colonne 17 − c, rangée 12 − r. La direction ne change pas.',
  'rules.C1':
    'Tuiles : 3 pierres, 2 cristaux, 4 pierres tournantes à droite, 2 pierres tournantes à 180°, 2 paires de téléporteurs fléchés et 2 flaques de sang, une carrée (2 × 2) et une longue (4 × 1). Pierres, cristaux et pierres tournantes sont des blocs : ils occupent une case et se poussent. Téléporteurs et flaques font partie du sol et ne bougent jamais. Dans le jeu de base, les 11 blocs sont de simples pierres et il n’y a pas de téléporteur.',
  'rules.C2':
    'Huit cartes monstre, les pierres tombales : 5, 7, 7, 8, 8, 10, « 1 victime » et « 2 victimes ». À 6 ou 7, on peut jouer plus longtemps : le 5 devient « 3 victimes ».',
  'rules.C3':
    'De 2 à 4 joueurs, chacun a quatre pions, de 5 à 7 trois. Un pion porte un nombre de chaque côté, 7 au total. Au début, les quatre affichent 1, 3, 4 et 5, les trois 1, 4 et 5.',
  'rules.C4':
    'Vert, rouge, bleu et jaune ont quatre pions. Beige, violet et noir en ont trois et ne jouent qu’à 5, 6 ou 7.',
  'rules.C5':
    'Et de quoi construire le monstre. Pour l’allure seulement : même avec des gants, il a tout aussi faim.',
  'rules.S1': 'Tous les pions attendent dehors, à l’entrée. Le monstre est en a1, tourné vers l’est.',
  'rules.S2':
    'Jeu de base : pierres en c3, m4, h5, i6, n6, g7, e8, m8, o9, f10 et i10 ; la flaque carrée de i3 à j4 ; la longue de e9 à h9.',
  'rules.S3':
    'Jeu avancé : à partir d’un joueur tiré au sort, chacun à son tour prend une des 17 tuiles et la pose, jusqu’à la dernière. Le joueur suivant commence alors la partie.',
  'rules.S4':
    'Rien ne peut se trouver en a1, b1, a2, p11, o11 ni p10. Les tuiles couvrent exactement des cases, sans se chevaucher. On peut les tourner : la flaque longue se pose dans les deux sens, une flèche peut pointer où l’on veut.',
  'rules.S5': 'Deux téléporteurs ne peuvent pas être voisins, ni côte à côte ni à travers un mur.',
  'rules.S6': 'Dans le jeu de base, le premier joueur est tiré au sort.',
  'rules.G1':
    'Dans un tour, les pions bougent d’abord, le monstre ensuite. Puis le joueur suivant devient premier joueur.',
  'rules.G2':
    'À partir du premier joueur, chacun déplace, l’un après l’autre, un de ses pions qui n’a pas encore bougé dans ce tour, jusqu’à ce que tous l’aient fait. Un pion peut rester sur place. Dans tous les cas, on le retourne ensuite. Qui n’en a plus attend la fin du tour ; personne d’autre ne peut passer.',
  'rules.G3':
    'Au premier tour, chacun fait entrer exactement deux pions de son choix sur le plateau, l’un après l’autre ; les autres restent à l’entrée et sont retournés. L’un des deux ne peut rester à l’entrée que si aucun de vos pions encore à déplacer ne pourrait s’arrêter sur une case libre.',
  'rules.G4': 'À partir du deuxième tour, un pion à l’entrée peut y rester ; on le retourne tout de même.',
  'rules.G5':
    'Première manche : un pion dévoré revient à l’entrée, sans être retourné, et peut rentrer dès le tour suivant. Seconde manche : un pion dévoré est éliminé.',
  'rules.G6':
    'On mélange les cartes. La première carte d’une partie ne peut pas être une carte victimes : on pioche jusqu’à ce qu’un nombre vienne, puis on remélange les cartes victimes dans la pioche. Quand il ne reste qu’une carte après le monstre, soit après sept tours, on mélange les huit et la seconde manche commence. Après sa septième carte, la partie est terminée.',
  'rules.G7': 'Qui a sorti tous ses pions sauf un, 3 sur 4 ou 2 sur 3, gagne aussitôt, même en plein tour.',
  'rules.G8':
    'En seconde manche, la partie s’arrête aussi quand tous les pions sont sortis ou dévorés. Sans vainqueur selon G7, ceux qui sont encore dedans ou qui attendent comptent comme dévorés, et le plus grand nombre de sorties l’emporte ; en cas d’égalité, le premier à l’avoir atteint. Si la dernière carte dévore le dernier pion, on retient qu’il n’y a plus personne.',
  'rules.G9': 'Si personne n’a sorti de pion, personne ne gagne. Sauf le monstre.',
  'rules.F1':
    'Un pion avance au plus du nombre qu’il affiche, un point par case, jamais en diagonale. Il peut tourner à volonté et aller et venir.',
  'rules.F2':
    'Entrer : le premier point le place en p11. Sortir : depuis a1, un point de plus le fait sortir.',
  'rules.F3':
    'Il peut traverser des pions, les siens et ceux des autres ; chaque case coûte un point, sauf en glissant (F8). Il ne peut pas s’y arrêter. Les pions ne se poussent jamais entre eux.',
  'rules.F4': 'Il n’entre jamais sur la case du monstre, ni dans un téléporteur, ni au-delà du bord.',
  'rules.F5':
    'Il pousse un bloc en allant sur sa case, si la case derrière est sur le plateau et ne porte ni bloc, ni pion, ni monstre, ni téléporteur. Un seul bloc à la fois, mais autant de poussées qu’on veut.',
  'rules.F6': 'Les pions ne peuvent pas pousser un bloc sur un téléporteur : pour eux, c’est le bord.',
  'rules.F7': 'Un bloc qui arrive en a1 ou p11, poussé ou en glissant, est aussitôt retiré.',
  'rules.F8':
    'En marchant sur le sang, un pion glisse tout droit, pour ce seul point, jusqu’à la première case au-delà. Chaque case de la glissade suit les règles ci-dessus : on traverse les pions, on pousse un bloc si F5 le permet. S’il est arrêté, il reste sur la case de flaque atteinte, et le point suivant peut l’emmener où l’on veut, en glissant de nouveau sur le sang. Des flaques qui se touchent n’en font qu’une.',
  'rules.F9':
    'Une glissade qui s’arrête sur un autre pion n’est permise que s’il reste des points pour gagner une case libre.',
  'rules.F10':
    'Un pion peut finir dans une flaque s’il y a été arrêté. Ce qui est dans une flaque y reste jusqu’à ce qu’il bouge ou soit poussé.',
  'rules.F11':
    'Un bloc poussé sur le sang glisse jusqu’à la première case au-delà de la flaque. Si la case suivante n’est pas libre (bloc, pion, monstre, téléporteur, bord), il reste sur la dernière case libre de la flaque. Lui-même ne pousse rien.',
  'rules.M1':
    'Un pas : regarder, puis avancer d’une case. Après le dernier pas, il regarde encore une fois. Un nombre donne autant de pas. Une carte victimes dure jusqu’à ce qu’autant de pions soient dévorés, 20 pas au plus ; on compte après chaque pas entier, une glissade ou une poussée peut donc en faire dévorer davantage.',
  'rules.M2':
    'Il regarde devant, à gauche et à droite, le long de la rangée et de la colonne, jamais derrière, jamais en diagonale. Il voit à travers cristaux, téléporteurs et flaques. Son regard s’arrête au bord, aux pierres et aux pierres tournantes.',
  'rules.M3':
    'Il se tourne vers le pion le plus proche qu’il voit. Si plusieurs sont à la même distance, ou s’il n’en voit aucun, il garde sa direction. La distance se compte en cases ; le sang compte comme le reste.',
  'rules.M4': 'Puis il avance d’une case dans sa direction. Un pion qui s’y trouve est dévoré.',
  'rules.M5':
    'Une pierre ou un cristal est poussé d’une case, et avec lui tout ce qui suit sans intervalle : blocs de toute sorte, pierres tournantes comprises, et pions. Le plus éloigné bouge en premier.',
  'rules.M6':
    'Ce qui est poussé par-dessus bord ou sur un téléporteur disparaît : un bloc quitte le jeu, un pion est dévoré (une victime). À la sortie aussi : poussé par-dessus bord en a1, il est dévoré ; poussé en a1 ou p11, il y reste. La case que quitte le monstre compte comme libre pour ce qu’il pousse.',
  'rules.M7':
    'Un bloc poussé sur le sang glisse comme en F11, un pion comme en F8 : un bloc sur son chemin est poussé si F5 le permet. Il s’arrête devant un autre pion, et rien ne glisse par-dessus bord ni sur un téléporteur : on reste sur la dernière case de la flaque.',
  'rules.M8': 'Un bloc que le monstre pousse en a1 ou p11 est retiré, comme en F7.',
  'rules.M9':
    'En passant le bord, il rentre selon B5, dans le même pas et la même direction. Ce qui s’y trouve est dévoré ou poussé comme d’habitude.',
  'rules.M10':
    'Une pierre tournante devant lui n’est pas poussée : le monstre tourne, à droite ou en demi-tour, et avance d’une case dans la nouvelle direction, dans le même pas, sans regarder de nouveau. Le regard d’abord : s’il se détourne selon M3, la pierre ne fait rien. Une autre pierre tournante dans la nouvelle direction le fait tourner encore. S’il voit des pions mais garde sa direction à cause d’une égalité, la pierre agit.',
  'rules.M11': 'Une pierre tournante de l’autre côté d’un mur (M9) le fait tourner avant qu’il ne traverse.',
  'rules.M12':
    'Dès qu’il se retrouve sur une case dans une direction qu’il y avait déjà pendant ce pas, le pas s’arrête. Il ne peut donc pas tourner ou glisser en rond sans fin.',
  'rules.M13':
    'Sur le sang, il glisse tout droit, dans le même pas et sans regarder, jusqu’au sol sec. En chemin, il dévore les pions, pousse les blocs (M5), traverse les murs (M9) et passe par les téléporteurs (M14).',
  'rules.M14':
    'En entrant sur un téléporteur, il se retrouve aussitôt sur l’autre de la paire, tourné selon sa flèche. Le pas est terminé.',
  'rules.M15':
    'Une pierre tournante rencontrée en glissant le fait tourner aussitôt ; il glisse ou marche dans la nouvelle direction.',
  'rules.P1':
    'Un niveau est une position avec des pions ennemis et les vôtres, et une réserve : des tuiles et des pions encore à l’entrée, à poser sur des cases libres avant le départ du monstre. Un niveau peut limiter les cases utilisables. S4 et S5 s’appliquent, et aucun pion ne va sur le sang. Rien n’est obligatoire.',
  'rules.P2':
    'Le monstre marche alors sans fin selon M1 à M15. C’est fini quand, après un regard, tout se retrouve comme auparavant, car tout se répète alors, ou quand il ne reste plus de pion.',
  'rules.P3': 'Résolu : tous les pions ennemis dévorés, et aucun des vôtres, à jamais.',
});
