import type { refusals as english } from '../en/refusals.ts';
import { translation } from '../scheme.ts';

export const refusals = translation<typeof english>()({
  // Moving a figure.
  'refusal.too-few-points': '{figure} affiche {points}, et ce chemin demande {needed} points.',
  'refusal.unknown-letter':
    'Un chemin s’écrit avec les lettres n e s w i o ; « {letter} » n’en fait pas partie.',
  'refusal.no-number': '{figure} n’affiche aucun nombre : indiquez combien de points.',
  'refusal.not-waiting': '{figure} n’attend pas à l’entrée : seuls les pions qui attendent peuvent entrer.',
  'refusal.must-enter': '{figure} attend à l’entrée et doit d’abord entrer.',
  'refusal.not-at-exit': '{figure} est en {at} : on ne sort que par a1.',
  'refusal.already-left': '{figure} a quitté la salle : impossible d’aller plus loin.',
  'refusal.is-out': '{figure} a quitté la salle et ne bouge plus.',
  'refusal.is-eaten': '{figure} s’est fait dévorer et ne bouge plus.',
  'refusal.ends-on-figure':
    '{figure} s’arrêterait en {at}, où se tient {other} : on peut passer au travers, pas s’y arrêter.',
  'refusal.slides-onto-figure':
    '{figure} glisserait jusqu’en {at}, où se tient {other}, sans point pour repartir.',
  'refusal.too-far': 'Trop loin pour {figure} : il faut {needed} points jusqu’à {at}.',
  'refusal.no-way': '{figure} ne trouve pas de chemin vers {at}.',
  'refusal.monster-there': '{figure} ne peut pas aller en {at} : le monstre s’y trouve.',
  'refusal.teleporter-there': '{figure} ne peut pas aller en {at} : aucun pion n’entre dans un téléporteur.',
  'refusal.edge': '{figure} ne peut pas aller vers {direction} depuis {at} : la salle s’arrête là.',
  'refusal.monster': '{figure} ne peut pas aller vers {direction} depuis {at} : le monstre s’y trouve.',
  'refusal.monster-at-entrance': '{figure} ne peut pas entrer : le monstre se tient en p11.',
  'refusal.teleporter':
    '{figure} ne peut pas aller vers {direction} depuis {at} : aucun pion n’entre dans un téléporteur.',
  'refusal.block-before-edge':
    '{figure} ne peut pas pousser vers {direction} depuis {at} : le bloc passerait par-dessus bord.',
  'refusal.block-before-monster':
    '{figure} ne peut pas pousser vers {direction} depuis {at} : le monstre est derrière le bloc.',
  'refusal.block-before-teleporter':
    '{figure} ne peut pas pousser vers {direction} depuis {at} : un téléporteur est derrière le bloc.',
  'refusal.block-before-block':
    '{figure} ne peut pas pousser vers {direction} depuis {at} : deux blocs à la suite, c’est trop lourd.',
  'refusal.block-before-figure':
    '{figure} ne peut pas pousser vers {direction} depuis {at} : un pion est derrière le bloc.',
  // The table.
  'refusal.too-few-players': 'Le jeu se joue de 2 à 7, pas à {players}.',
  'refusal.colour-twice': 'Deux joueurs ne peuvent pas jouer tous deux en {colour}.',
  'refusal.colour-for-many': '{colour} n’a que trois pions et ne joue qu’à 5, 6 ou 7.',
  'refusal.longer-for-many': 'La partie longue est pour 6 ou 7 joueurs.',
  'refusal.no-such-starter': '{colour} devrait commencer mais ne joue pas.',
  'refusal.not-your-turn': 'C’est à {turn} de jouer.',
  'refusal.no-such-figure': 'Il n’y a pas de pion {figure} dans cette partie.',
  'refusal.not-your-figure': 'Seul {owner} peut déplacer {figure}.',
  'refusal.has-moved': '{figure} a déjà bougé ce tour-ci.',
  'refusal.come-in-first':
    '{figure} ne peut pas rester à l’entrée : au premier tour, deux de vos pions entrent sur le plateau, et {other} peut entrer.',
  'refusal.game-over': 'La partie est terminée.',
  'refusal.tiles-first': 'On place d’abord les tuiles.',
  'refusal.tiles-placed': 'On ne place pas de tuile maintenant.',
  'refusal.card-first': 'C’est au monstre de jouer : on retourne d’abord une carte.',
  'refusal.moves-first': 'Le monstre avance quand tous les pions ont bougé.',
  'refusal.card-not-left': 'La carte « {card} » n’est plus dans la pioche.',
  'refusal.hits-card-first': 'La première carte d’une partie ne peut pas être une carte victimes.',
  // Placing tiles.
  'refusal.none-left': 'Il n’en reste plus à placer : {tile}.',
  'refusal.kept-free': 'Rien ne peut être placé en {at}.',
  'refusal.off-board': '{thing} ne tiendrait pas sur le plateau en {at}.',
  'refusal.occupied': '{thing} ne peut pas aller en {at} : il y a déjà quelque chose.',
  'refusal.teleporters-touch': 'Deux téléporteurs ne peuvent pas être voisins : {at} et {other}.',
  'refusal.teleporters-through-wall':
    'Deux téléporteurs ne peuvent pas être voisins à travers un mur : {at} et {other}.',
  // The puzzle game.
  'refusal.not-in-supply': '{figure} n’attend pas à l’entrée.',
  'refusal.figure-on-pool': 'Aucun pion ne peut être posé sur la flaque en {at}.',
  'refusal.may-not-use': 'Ce niveau ne permet pas d’utiliser {at}.',
});
