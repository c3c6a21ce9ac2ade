import type { learn as english } from '../en/learn.ts';
import { translation } from '../scheme.ts';

export const learn = translation<typeof english>()({
  // The page.
  'learn.title': 'Apprendre en jouant',
  'learn.lead': 'Quinze courtes leçons. Une minute chacune ; rassasier le monstre prend plus longtemps.',
  'learn.progress': 'Leçons réussies : {done} sur {all}',
  'learn.number': 'Leçon {number} sur {all}',
  'learn.list': 'Toutes les leçons',
  'learn.done': 'réussie',
  'learn.board': 'Plateau de la leçon : {title}',
  'learn.next': 'Leçon suivante',
  'learn.previous': 'Leçon précédente',
  'learn.again': 'Réessayer',
  'learn.right': 'Bravo !',
  'learn.wrong': 'Pas tout à fait.',
  'learn.refused': 'Ce n’est pas permis.',
  'learn.it-went': 'Il est allé en {at}.',
  'learn.all-done': 'Vous savez tout. Le monstre a hâte de vous rencontrer.',
  'learn.play': 'Jouer une partie',
  'learn.rules': 'Règles de cette leçon :',
  'learn.forget': 'Recommencer toutes les leçons',
  // The lessons.
  'learn.enter.title': 'Entrer',
  'learn.enter.text':
    'Vos pions attendent à la porte. Voici Nettle 4 : quatre points à dépenser. Le premier fait entrer Nettle en p11, chaque case suivante en coûte un de plus.',
  'learn.enter.task': 'Amenez Nettle en n10 : touchez la case.',
  'learn.enter.praise':
    'Vous y êtes. Nettle affiche maintenant 3 : après chaque déplacement, on retourne le pion, et ses deux faces font 7. Au premier tour d’une partie, deux des vôtres doivent entrer.',
  'learn.enter.hint': 'Deux cases à l’ouest de p11, puis une au nord : n10 est marquée.',
  'learn.through.title': 'Passer au travers',
  'learn.through.text':
    'Deux autres vous barrent la route. Aucun souci : les pions se traversent. Chaque case coûte toujours un point, et on ne s’arrête sur personne.',
  'learn.through.task': 'Amenez Nettle en i6.',
  'learn.through.praise': 'Tout droit, trois points. Ils n’ont rien senti.',
  'learn.through.hint': 'En contournant, il faut cinq points. Nettle en a trois : tout droit !',
  'learn.push.title': 'Pousser',
  'learn.push.text':
    'On se cache bien derrière une pierre, et on peut la pousser : avancez contre elle et elle recule d’une case, si la case derrière est libre.',
  'learn.push.task': 'Poussez la pierre en i6.',
  'learn.push.praise': 'Bien poussé. On peut pousser autant que les points le permettent.',
  'learn.push.hint': 'Allez tout droit vers l’est : deux points, deux poussées.',
  'learn.two-blocks.title': 'Trop lourd',
  'learn.two-blocks.text':
    'Deux blocs à la suite sont trop lourds pour un pion. Mais une pierre se pousse de tous les côtés.',
  'learn.two-blocks.task': 'Amenez Nettle en g6, où se trouve la première pierre.',
  'learn.two-blocks.praise': 'De côté, il n’y en a qu’une. Fort et malin.',
  'learn.two-blocks.hint': 'Contournez par g5 ou g7 et poussez la pierre hors de la ligne.',
  'learn.pool.title': 'Glisser',
  'learn.pool.text':
    'Le sang, ça glisse. Marchez dans une flaque et vous filez tout droit jusqu’à la première case sèche, pour un seul point.',
  'learn.pool.task': 'Nettle a un point. Amenez Nettle en k6.',
  'learn.pool.praise': 'Cinq cases pour un point. Ne demandez pas à qui est ce sang.',
  'learn.pool.hint': 'Un pas vers l’est, sur le sang.',
  'learn.sight.title': 'Ce que voit le monstre',
  'learn.sight.text':
    'Avant chaque pas, le monstre regarde devant, à gauche et à droite. Jamais derrière lui, jamais en diagonale. Il se tourne vers qui il voit et fait un pas.',
  'learn.sight.task': 'Touchez la case où il va aller.',
  'learn.sight.praise': 'Seul Hinge, à droite, était visible. Nettle était dans son dos, bien à l’abri.',
  'learn.sight.hint': 'Nettle est derrière lui, Ember en diagonale : ni l’un ni l’autre n’est vu.',
  'learn.hidden.title': 'Se cacher',
  'learn.hidden.text':
    'Pierres et pierres tournantes lui bouchent la vue. Qui se tient derrière n’existe pas pour le monstre.',
  'learn.hidden.task': 'Trois pions autour de lui. Touchez la case où il va aller.',
  'learn.hidden.praise': 'Seul Ember n’avait pas de pierre devant lui.',
  'learn.hidden.hint': 'Nettle et Hinge sont derrière des pierres.',
  'learn.tie.title': 'Il hésite',
  'learn.tie.text':
    'Il va vers le plus proche. Mais si deux sont à égale distance, il ne peut pas choisir et va tout droit, entre les deux.',
  'learn.tie.task': 'Nettle et Ember sont tous deux à 2 cases. Où va-t-il ?',
  'learn.tie.praise': 'Tout droit. Deux dîners, c’est zéro dîner.',
  'learn.tie.hint': 'Même distance des deux côtés : égalité. Il reste tourné vers l’est.',
  'learn.break-tie.title': 'Après vous',
  'learn.break-tie.text': 'La même égalité, et vous avez un point. Puis le monstre fait deux pas.',
  'learn.break-tie.task': 'Déplacez Nettle d’une case pour que le monstre dévore Ember.',
  'learn.break-tie.praise': 'Un pas en arrière, et Ember est au menu. Voilà tout le jeu.',
  'learn.break-tie.hint': 'Nettle doit être plus loin qu’Ember, ou hors de vue.',
  'learn.wall.title': 'À travers le mur',
  'learn.wall.text':
    'Les murs, c’est pour les pions. Le monstre sort par une lettre et rentre par la même lettre en face, dans le même pas et dans le même sens.',
  'learn.wall.task': 'Il sort par U. Touchez la case où il rentre.',
  'learn.wall.praise': 'Par l’autre U. Ne vous adossez jamais à un mur, ici.',
  'learn.wall.hint': 'Cherchez l’autre U : il est de l’autre côté de la salle.',
  'learn.turning.title': 'Pierres tournantes',
  'learn.turning.text':
    'Une pierre tournante sur son chemin n’est pas poussée. Elle tourne le monstre comme l’indique sa flèche, ici à droite, et il repart ainsi dans le même pas.',
  'learn.turning.task': 'Personne en vue. Touchez la case où il va aller.',
  'learn.turning.praise': 'Il regardait l’est, a tourné à droite et est parti vers le sud.',
  'learn.turning.hint': 'Regarder l’est et tourner à droite, c’est aller au sud.',
  'learn.crystal.title': 'Cristaux',
  'learn.crystal.text':
    'Les cristaux se poussent comme les pierres, mais ils sont transparents : le monstre voit au travers.',
  'learn.crystal.task': 'Nettle se cache derrière un cristal, Ember derrière une pierre. Où va-t-il ?',
  'learn.crystal.praise': 'Vers Nettle. Jolie cachette, mais c’est une fenêtre.',
  'learn.crystal.hint': 'Ember est plus proche mais caché. Nettle est plus loin mais bien visible.',
  'learn.teleporter.title': 'Téléporteurs',
  'learn.teleporter.text':
    'En entrant sur un téléporteur, le monstre se retrouve aussitôt sur l’autre de la paire, tourné selon sa flèche. Le pas est terminé. Les pions n’y entrent pas.',
  'learn.teleporter.task': 'Où est-il après deux pas ?',
  'learn.teleporter.praise': 'Hop, en j4, puis un pas selon la flèche. Sans bagages.',
  'learn.teleporter.hint': 'Le premier pas l’amène en j4. De là, il suit la flèche, vers le sud.',
  'learn.feed.title': 'Quelqu’un d’autre',
  'learn.feed.text':
    'Tout ensemble maintenant. Le monstre vous regarde droit dans les yeux, et un 5 arrive. Ember se croit à l’abri, là-haut.',
  'learn.feed.task': 'Déplacez Nettle pour que le monstre, en cinq pas, dévore Ember et pas vous.',
  'learn.feed.praise': 'En passant, il a regardé à gauche. Bon appétit.',
  'learn.feed.hint':
    'Quittez sa rangée, ou éloignez-vous assez pour qu’Ember soit plus proche quand il passe.',
  'learn.out.title': 'Dehors !',
  'learn.out.text':
    'La sortie est en a1, et sortir coûte un point de plus. Une pierre barre la route, mais un bloc poussé en a1 est retiré.',
  'learn.out.task': 'Faites sortir Nettle : jusqu’en a1, puis par la porte.',
  'learn.out.praise': 'Libre ! Faites sortir tous vos pions sauf un, et vous gagnez.',
  'learn.out.hint': 'Vers l’ouest, encore l’ouest, puis la porte : trois points.',
});
