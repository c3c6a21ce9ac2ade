import type { refusals as english } from '../en/refusals.ts';
import { translation } from '../scheme.ts';

export const refusals = translation<typeof english>()({
  // Moving a figure.
  'refusal.too-few-points': '{figure} zeigt {points}, dieser Weg kostet aber {needed} Punkte.',
  'refusal.unknown-letter':
    'Ein Weg wird mit den Buchstaben n e s w i o geschrieben; „{letter}“ gehört nicht dazu.',
  'refusal.no-number': '{figure} zeigt keine Zahl: Gib an, wie viele Punkte sie hat.',
  'refusal.not-waiting': '{figure} wartet nicht am Eingang: Nur wer wartet, kann hineingehen.',
  'refusal.must-enter': '{figure} wartet am Eingang und muss erst einmal hereinkommen.',
  'refusal.not-at-exit': '{figure} steht auf {at}: Hinaus geht es nur von a1.',
  'refusal.already-left': '{figure} hat die Halle verlassen: Weiter geht es nicht.',
  'refusal.is-out': '{figure} ist schon entkommen und zieht nicht mehr.',
  'refusal.is-eaten': '{figure} ist gefressen worden und zieht nicht mehr.',
  'refusal.ends-on-figure':
    '{figure} würde auf {at} stehen bleiben, wo {other} steht: Hindurchlaufen ist erlaubt, stehen bleiben nicht.',
  'refusal.slides-onto-figure':
    '{figure} würde bis {at} rutschen, wo {other} steht, und hätte keinen Punkt mehr, um weiterzugehen.',
  'refusal.too-far': 'Zu weit für {figure}: Bis {at} sind es {needed} Punkte.',
  'refusal.no-way': '{figure} findet keinen Weg nach {at}.',
  'refusal.monster-there': '{figure} kann nicht nach {at}: Dort ist das Monster.',
  'refusal.teleporter-there': '{figure} kann nicht nach {at}: Keine Figur betritt einen Teleporter.',
  'refusal.edge': '{figure} kann von {at} nicht nach {direction}: Dort ist die Halle zu Ende.',
  'refusal.monster': '{figure} kann von {at} nicht nach {direction}: Dort steht das Monster.',
  'refusal.monster-at-entrance': '{figure} kann nicht hinein: Das Monster steht auf p11.',
  'refusal.teleporter':
    '{figure} kann von {at} nicht nach {direction}: Keine Figur betritt einen Teleporter.',
  'refusal.block-before-edge':
    '{figure} kann von {at} nicht nach {direction} schieben: Der Block fiele über den Rand.',
  'refusal.block-before-monster':
    '{figure} kann von {at} nicht nach {direction} schieben: Hinter dem Block steht das Monster.',
  'refusal.block-before-teleporter':
    '{figure} kann von {at} nicht nach {direction} schieben: Hinter dem Block liegt ein Teleporter.',
  'refusal.block-before-block':
    '{figure} kann von {at} nicht nach {direction} schieben: Zwei Blöcke hintereinander sind zu schwer.',
  'refusal.block-before-figure':
    '{figure} kann von {at} nicht nach {direction} schieben: Hinter dem Block steht eine Figur.',
  // The table.
  'refusal.too-few-players': 'Das Spiel ist für 2 bis 7 Spieler, nicht für {players}.',
  'refusal.colour-twice': 'Zwei Spieler können nicht beide {colour} spielen.',
  'refusal.colour-for-many': '{colour} hat nur drei Figuren und spielt nur zu fünft bis siebt mit.',
  'refusal.longer-for-many': 'Das längere Spiel ist für 6 oder 7 Spieler.',
  'refusal.no-such-starter': '{colour} soll beginnen, spielt aber nicht mit.',
  'refusal.not-your-turn': '{turn} ist am Zug.',
  'refusal.no-such-figure': 'Eine Figur {figure} gibt es in diesem Spiel nicht.',
  'refusal.not-your-figure': 'Nur {owner} kann {figure} ziehen.',
  'refusal.has-moved': '{figure} wurde in dieser Runde schon gezogen.',
  'refusal.come-in-first':
    '{figure} kann nicht am Eingang bleiben: In der ersten Runde müssen zwei deiner Figuren hinein, und {other} kann es.',
  'refusal.game-over': 'Das Spiel ist zu Ende.',
  'refusal.tiles-first': 'Zuerst werden die Plättchen gelegt.',
  'refusal.tiles-placed': 'Jetzt werden keine Plättchen gelegt.',
  'refusal.card-first': 'Jetzt zieht das Monster: Erst wird eine Karte aufgedeckt.',
  'refusal.moves-first': 'Das Monster zieht erst, wenn alle Figuren gezogen wurden.',
  'refusal.card-not-left': 'Die Karte „{card}“ ist nicht mehr im Stapel.',
  'refusal.hits-card-first': 'Die erste Karte eines Spiels darf keine Trefferkarte sein.',
  // Placing tiles.
  'refusal.none-left': 'Davon ist nichts mehr übrig: {tile}.',
  'refusal.kept-free': 'Auf {at} darf nichts liegen.',
  'refusal.off-board': '{thing} würde bei {at} nicht ganz auf dem Spielplan liegen.',
  'refusal.occupied': '{thing} passt nicht auf {at}: Dort ist schon etwas.',
  'refusal.teleporters-touch': 'Zwei Teleporter dürfen nicht nebeneinanderliegen: {at} und {other}.',
  'refusal.teleporters-through-wall':
    'Zwei Teleporter dürfen auch durch die Wand nicht benachbart sein: {at} und {other}.',
  // The puzzle game.
  'refusal.not-in-supply': '{figure} wartet nicht am Eingang.',
  'refusal.figure-on-pool': 'In die Blutlache auf {at} darf keine Figur gestellt werden.',
  'refusal.may-not-use': 'In diesem Level darfst du {at} nicht benutzen.',
});
