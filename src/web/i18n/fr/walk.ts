import type { walk as english } from '../en/walk.ts';
import { translation } from '../scheme.ts';

export const walk = translation<typeof english>()({
  // The monster looks (M2, M3). `side` is "on the left" and the like; `others` lists those farther off.
  'walk.look.none':
    'Il regarde devant, à gauche et à droite et ne voit personne : il reste tourné vers {direction}.',
  'walk.look.one': {
    one: 'Il regarde autour de lui : {figure} est à 1 case seulement, {side}.',
    other: 'Il regarde autour de lui : {figure} est à {count} cases, {side}.',
  },
  'walk.look.nearest': {
    one: 'Il regarde autour de lui : {figure} ({side}, à 1 case) est plus proche que {others}.',
    other: 'Il regarde autour de lui : {figure} ({side}, à {count} cases) est plus proche que {others}.',
  },
  'walk.look.other': '{figure} (à {distance} cases)',
  'walk.look.tie': {
    one: 'Il regarde autour de lui : {figures} sont à égale distance, 1 case. Il ne peut pas choisir et reste tourné vers {direction}.',
    other:
      'Il regarde autour de lui : {figures} sont à égale distance, {count} cases. Il ne peut pas choisir et reste tourné vers {direction}.',
  },
  // It turns.
  'walk.turn.saw': 'Il se tourne vers {direction}.',
  'walk.turn.stone': 'La pierre tournante en {at} le tourne vers {direction}.',
  'walk.turn.stone-wall':
    'De l’autre côté du mur, en {at}, il y a une pierre tournante : il se tourne vers {direction} avant de traverser.',
  'walk.turn.teleporter': 'La flèche le tourne vers {direction}.',
  // It moves.
  'walk.step': 'Il avance en {to}.',
  'walk.slide': 'Il glisse sur le sang jusqu’en {to}.',
  'walk.wall': 'Il traverse le mur à la lettre {wall} et réapparaît en {to}.',
  'walk.wall-star': 'Il traverse le mur à l’étoile et réapparaît en {to}.',
  'walk.teleport': 'Il disparaît de {from} et se retrouve en {to}, l’autre téléporteur de la paire.',
  'walk.caught':
    'Pendant ce pas, il s’est déjà trouvé en {at} tourné vers {direction} : le pas s’arrête ici.',
  // Somebody or something is in its way.
  'walk.bite': 'Il dévore {figure} en {at}.',
  'walk.bite-and-step': 'Il avance en {to} et dévore {figure}.',
  'walk.eaten.edge': '{figure} passe par-dessus bord en {at} et se fait dévorer.',
  'walk.eaten.teleporter': '{figure} finit sur le téléporteur en {at} et se fait dévorer.',
  'walk.push': 'Il pousse {things}.',
  'walk.push.thing': '{thing} en {to}',
  'walk.push.thing-slid': '{thing} sur le sang jusqu’en {to}',
  'walk.figure-pushed': 'On pousse {figure} de {from} en {to}.',
  'walk.figure-slid': 'On pousse {figure} de {from} : glissade sur le sang jusqu’en {to}.',
  'walk.block-pushed': 'On pousse {thing} de {from} en {to}.',
  'walk.block-slid': 'On pousse {thing} de {from} : glissade sur le sang jusqu’en {to}.',
  'walk.block-gone.edge': 'De {from}, {thing} passe par-dessus bord et quitte le jeu.',
  'walk.block-gone.teleporter': 'Sur le téléporteur en {at}, {thing} disparaît et quitte le jeu.',
  'walk.block-gone.corner': 'Dans le coin {at}, on retire {thing} du jeu.',
  // A figure moves by itself.
  'walk.entered': '{figure} entre dans la salle en p11.',
  'walk.walked': '{figure} va de {from} en {to}.',
  'walk.slid': '{figure} glisse sur le sang de {from} en {to}.',
  'walk.left': '{figure} quitte la salle : dehors et en sécurité !',
  'walk.stayed': '{figure} ne bouge pas.',
  'walk.moved': '{figure} a bougé.',
  'walk.moved.entered': '{figure} entre et va en {to}.',
  'walk.moved.left': '{figure} va de {from} en a1 et quitte la salle : dehors et en sécurité !',
  'walk.moved.pushes': '{move} Poussée : {things}.',
  'walk.moved.gone': '{thing} (hors du jeu)',
  'walk.turned-over': 'On retourne {figure} : le nombre est maintenant {points}.',
  // The game around it.
  'walk.tile': '{player} pose une tuile : {tile} en {at}.',
  'walk.tile.you': 'Vous posez une tuile : {tile} en {at}.',
  'walk.card.steps': {
    one: 'La carte dit {count} : le monstre fait {count} pas.',
    other: 'La carte dit {count} : le monstre fait {count} pas.',
  },
  'walk.card.hits': {
    one: 'La carte dit {count} victime : le monstre marche jusqu’à dévorer quelqu’un, {most} pas au plus.',
    other:
      'La carte dit {count} victimes : le monstre marche jusqu’à en dévorer {count}, {most} pas au plus.',
  },
  'walk.returned': '{figure} revient à l’entrée avec quelques traces de dents.',
  'walk.round-ended': 'Le tour {round} se termine.',
  'walk.stage-two':
    'La seconde manche commence : on mélange toutes les cartes, et désormais tout pion dévoré est éliminé.',
  'walk.ended.escaped': '{player} a sorti tous ses pions sauf un et gagne.',
  'walk.ended.escaped.you': 'Vous avez sorti tous vos pions sauf un et gagnez.',
  'walk.ended.all-gone': 'Il n’y a plus personne dans la salle. {player} a sorti le plus de pions et gagne.',
  'walk.ended.all-gone.you':
    'Il n’y a plus personne dans la salle. Vous avez sorti le plus de pions et gagnez.',
  'walk.ended.last-card': 'La dernière carte est jouée. {player} a sorti le plus de pions et gagne.',
  'walk.ended.last-card.you': 'La dernière carte est jouée. Vous avez sorti le plus de pions et gagnez.',
  'walk.ended.monster': 'Personne n’est sorti. Le monstre gagne, et il n’y a pas de dessert.',
});
