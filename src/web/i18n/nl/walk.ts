import type { walk as english } from '../en/walk.ts';
import { translation } from '../scheme.ts';

export const walk = translation<typeof english>()({
  // The monster looks (M2, M3). `side` is "on the left" and the like; `others` lists those farther off.
  'walk.look.none':
    'Het kijkt vooruit, naar links en naar rechts en ziet niemand: het blijft naar {direction} kijken.',
  'walk.look.one': {
    one: 'Het kijkt om zich heen: {figure} is maar 1 veld ver, {side}.',
    other: 'Het kijkt om zich heen: {figure} is {count} velden ver, {side}.',
  },
  'walk.look.nearest': {
    one: 'Het kijkt om zich heen: {figure} ({side}, 1 veld ver) is dichterbij dan {others}.',
    other: 'Het kijkt om zich heen: {figure} ({side}, {count} velden ver) is dichterbij dan {others}.',
  },
  'walk.look.other': '{figure} ({distance} velden)',
  'walk.look.tie': {
    one: 'Het kijkt om zich heen: {figures} zijn even ver weg, 1 veld. Het kan niet kiezen en blijft naar {direction} kijken.',
    other:
      'Het kijkt om zich heen: {figures} zijn even ver weg, {count} velden. Het kan niet kiezen en blijft naar {direction} kijken.',
  },
  // It turns.
  'walk.turn.saw': 'Het draait zich naar {direction}.',
  'walk.turn.stone': 'De draaisteen op {at} draait het naar {direction}.',
  'walk.turn.stone-wall':
    'Achter de muur, op {at}, staat een draaisteen: het draait naar {direction} voordat het erdoorheen gaat.',
  'walk.turn.teleporter': 'De pijl draait het naar {direction}.',
  // It moves.
  'walk.step': 'Het stapt naar {to}.',
  'walk.slide': 'Het glijdt over het bloed door naar {to}.',
  'walk.wall': 'Het loopt bij {wall} door de muur en komt op {to} weer binnen.',
  'walk.wall-star': 'Het loopt bij de ster door de muur en komt op {to} weer binnen.',
  'walk.teleport': 'Het verdwijnt van {from} en staat op {to}, de andere telepoort van het paar.',
  'walk.caught': 'Het stond in deze stap al eens op {at} met de blik naar {direction}: de stap eindigt hier.',
  // Somebody or something is in its way.
  'walk.bite': 'Het verslindt {figure} op {at}.',
  'walk.bite-and-step': 'Het stapt naar {to} en eet {figure} op.',
  'walk.eaten.edge': '{figure} wordt bij {at} over de rand geduwd: opgegeten.',
  'walk.eaten.teleporter': '{figure} wordt op de telepoort op {at} geduwd: opgegeten.',
  'walk.push': 'Het duwt {things}.',
  'walk.push.thing': '{thing} naar {to}',
  'walk.push.thing-slid': '{thing} over het bloed naar {to}',
  'walk.figure-pushed': '{figure} wordt van {from} naar {to} geduwd.',
  'walk.figure-slid': '{figure} wordt van {from} geduwd en glijdt over het bloed naar {to}.',
  'walk.block-pushed': '{thing} wordt van {from} naar {to} geduwd.',
  'walk.block-slid': '{thing} wordt van {from} geduwd en glijdt over het bloed naar {to}.',
  'walk.block-gone.edge': '{thing} gaat van {from} over de rand en is uit het spel.',
  'walk.block-gone.teleporter': '{thing} verdwijnt op de telepoort op {at} en is uit het spel.',
  'walk.block-gone.corner': '{thing} komt op hoekveld {at} en gaat uit het spel.',
  // A figure moves by itself.
  'walk.entered': '{figure} komt de zaal binnen op p11.',
  'walk.walked': '{figure} loopt van {from} naar {to}.',
  'walk.slid': '{figure} glijdt over het bloed van {from} naar {to}.',
  'walk.left': '{figure} verlaat de zaal: ontkomen!',
  'walk.stayed': '{figure} blijft staan.',
  'walk.moved': '{figure} is verplaatst.',
  'walk.moved.entered': '{figure} komt binnen en loopt naar {to}.',
  'walk.moved.left': '{figure} loopt van {from} naar a1 en verlaat de zaal: ontkomen!',
  'walk.moved.pushes': '{move} Geduwd: {things}.',
  'walk.moved.gone': '{thing}, nu weg',
  'walk.turned-over': '{figure} wordt omgedraaid en toont {points}.',
  // The game around it.
  'walk.tile': '{player} legt een tegel: {tile} op {at}.',
  'walk.tile.you': 'Je legt een tegel: {tile} op {at}.',
  'walk.card.steps': {
    one: 'De kaart zegt {count}: het monster zet {count} stap.',
    other: 'De kaart zegt {count}: het monster zet {count} stappen.',
  },
  'walk.card.hits': {
    one: 'De kaart zegt {count} treffer: het monster loopt tot het iemand heeft opgegeten, hooguit {most} stappen.',
    other:
      'De kaart zegt {count} treffers: het monster loopt tot het er {count} heeft opgegeten, hooguit {most} stappen.',
  },
  'walk.returned': '{figure} staat weer bij de ingang, een beetje aangevreten.',
  'walk.round-ended': 'Ronde {round} is voorbij.',
  'walk.stage-two':
    'De tweede helft begint: alle kaarten worden geschud, en wie vanaf nu wordt opgegeten, ligt eruit.',
  'walk.ended.escaped': '{player} heeft alle figuren op één na naar buiten gebracht en wint.',
  'walk.ended.escaped.you': 'Je hebt alle figuren op één na naar buiten gebracht en wint.',
  'walk.ended.all-gone': 'Er is niemand meer in de zaal. {player} heeft de meeste ontkomen figuren en wint.',
  'walk.ended.all-gone.you': 'Er is niemand meer in de zaal. Je hebt de meeste ontkomen figuren en wint.',
  'walk.ended.last-card': 'De laatste kaart is gespeeld. {player} heeft de meeste ontkomen figuren en wint.',
  'walk.ended.last-card.you': 'De laatste kaart is gespeeld. Je hebt de meeste ontkomen figuren en wint.',
  'walk.ended.monster': 'Niemand is ontkomen. Het monster wint, en er is geen toetje.',
});
