import type { refusals as english } from '../en/refusals.ts';
import { translation } from '../scheme.ts';

export const refusals = translation<typeof english>()({
  // Moving a figure.
  'refusal.too-few-points': '{figure} toont {points}, maar deze route kost {needed} punten.',
  'refusal.unknown-letter':
    'Een route schrijf je met de letters n e s w i o; ‘{letter}’ hoort daar niet bij.',
  'refusal.no-number': '{figure} toont geen getal: geef aan hoeveel punten de figuur heeft.',
  'refusal.not-waiting': '{figure} wacht niet bij de ingang: alleen wie wacht, kan naar binnen.',
  'refusal.must-enter': '{figure} wacht bij de ingang en moet eerst naar binnen.',
  'refusal.not-at-exit': '{figure} staat op {at}: je kunt alleen vanaf a1 naar buiten.',
  'refusal.already-left': '{figure} heeft de zaal verlaten: verder gaan kan niet.',
  'refusal.is-out': '{figure} is al ontkomen en doet niet meer mee.',
  'refusal.is-eaten': '{figure} is opgegeten en doet niet meer mee.',
  'refusal.ends-on-figure':
    '{figure} zou eindigen op {at}, waar {other} staat: erdoorheen lopen mag, blijven staan niet.',
  'refusal.slides-onto-figure':
    '{figure} zou doorglijden naar {at}, waar {other} staat, zonder een punt over om verder te gaan.',
  'refusal.too-far': 'Te ver voor {figure}: naar {at} kost het {needed} punten.',
  'refusal.no-way': '{figure} vindt geen route naar {at}.',
  'refusal.monster-there': '{figure} kan niet naar {at}: daar is het monster.',
  'refusal.teleporter-there': '{figure} kan niet naar {at}: een figuur mag niet op een telepoort.',
  'refusal.edge': '{figure} kan vanaf {at} niet naar {direction}: daar houdt de zaal op.',
  'refusal.monster': '{figure} kan vanaf {at} niet naar {direction}: daar staat het monster.',
  'refusal.monster-at-entrance': '{figure} kan niet naar binnen: het monster staat op p11.',
  'refusal.teleporter':
    '{figure} kan vanaf {at} niet naar {direction}: een figuur mag niet op een telepoort.',
  'refusal.block-before-edge':
    '{figure} kan vanaf {at} niet naar {direction} duwen: het blok zou over de rand gaan.',
  'refusal.block-before-monster':
    '{figure} kan vanaf {at} niet naar {direction} duwen: achter het blok staat het monster.',
  'refusal.block-before-teleporter':
    '{figure} kan vanaf {at} niet naar {direction} duwen: achter het blok ligt een telepoort.',
  'refusal.block-before-block':
    '{figure} kan vanaf {at} niet naar {direction} duwen: twee blokken achter elkaar zijn te zwaar.',
  'refusal.block-before-figure':
    '{figure} kan vanaf {at} niet naar {direction} duwen: achter het blok staat een figuur.',
  // The table.
  'refusal.too-few-players': 'Het spel is voor 2 tot 7 spelers, niet voor {players}.',
  'refusal.colour-twice': 'Twee spelers kunnen niet allebei {colour} zijn.',
  'refusal.colour-for-many': '{colour} heeft maar drie figuren en speelt alleen mee met 5 tot 7 spelers.',
  'refusal.longer-for-many': 'Het langere spel is voor 6 of 7 spelers.',
  'refusal.no-such-starter': '{colour} zou beginnen, maar speelt niet mee.',
  'refusal.not-your-turn': '{turn} is aan de beurt.',
  'refusal.no-such-figure': 'Er is geen figuur {figure} in dit spel.',
  'refusal.not-your-figure': 'Alleen {owner} kan {figure} verplaatsen.',
  'refusal.has-moved': '{figure} is deze ronde al verplaatst.',
  'refusal.come-in-first':
    '{figure} kan niet bij de ingang blijven: in de eerste ronde moeten twee van je figuren naar binnen, en {other} kan dat.',
  'refusal.game-over': 'Het spel is afgelopen.',
  'refusal.tiles-first': 'Eerst worden de tegels gelegd.',
  'refusal.tiles-placed': 'Er worden nu geen tegels gelegd.',
  'refusal.card-first': 'Nu is het monster aan de beurt: eerst wordt er een kaart omgedraaid.',
  'refusal.moves-first': 'Het monster komt pas in beweging als alle figuren verplaatst zijn.',
  'refusal.card-not-left': 'De kaart ‘{card}’ zit niet meer in de stapel.',
  'refusal.hits-card-first': 'De eerste kaart van een spel mag geen trefferkaart zijn.',
  // Placing tiles.
  'refusal.none-left': 'Hiervan is niets meer over: {tile}.',
  'refusal.kept-free': 'Op {at} mag niets liggen.',
  'refusal.off-board': '{thing} zou bij {at} niet helemaal op het bord liggen.',
  'refusal.occupied': '{thing} kan niet op {at}: daar is al iets.',
  'refusal.teleporters-touch': 'Twee telepoorten mogen niet naast elkaar liggen: {at} en {other}.',
  'refusal.teleporters-through-wall':
    'Twee telepoorten mogen ook door de muur heen niet naast elkaar liggen: {at} en {other}.',
  // The puzzle game.
  'refusal.not-in-supply': '{figure} wacht niet bij de ingang.',
  'refusal.figure-on-pool': 'Op de bloedplas op {at} mag geen figuur worden gezet.',
  'refusal.may-not-use': 'In dit level mag je {at} niet gebruiken.',
});
