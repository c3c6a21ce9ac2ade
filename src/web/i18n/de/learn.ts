import type { learn as english } from '../en/learn.ts';
import { translation } from '../scheme.ts';

export const learn = translation<typeof english>()({
  // The page.
  'learn.title': 'Lernen durch Ausprobieren',
  'learn.lead':
    'Fünfzehn kurze Lektionen. Jede dauert eine Minute; bis das Monster satt ist, dauert es länger.',
  'learn.progress': '{done} von {all} geschafft',
  'learn.number': 'Lektion {number} von {all}',
  'learn.list': 'Alle Lektionen',
  'learn.done': 'geschafft',
  'learn.board': 'Spielplan der Lektion: {title}',
  'learn.next': 'Nächste Lektion',
  'learn.previous': 'Vorige Lektion',
  'learn.again': 'Noch einmal',
  'learn.right': 'Richtig!',
  'learn.wrong': 'Nicht ganz.',
  'learn.refused': 'Das ist nicht erlaubt.',
  'learn.it-went': 'Es ging nach {at}.',
  'learn.all-done': 'Du weißt jetzt alles. Das Monster freut sich auf dich.',
  'learn.play': 'Ein Spiel beginnen',
  'learn.rules': 'Regeln dieser Lektion:',
  'learn.forget': 'Alle Lektionen von vorn',
  // The lessons.
  'learn.enter.title': 'Hineinkommen',
  'learn.enter.text':
    'Deine Figuren warten an der Tür. Das ist Nettle 4: vier Punkte zum Ausgeben. Der erste bringt Nettle auf p11 herein, jedes weitere Feld kostet einen mehr.',
  'learn.enter.task': 'Bring Nettle nach n10: Tippe auf das Feld.',
  'learn.enter.praise':
    'Du bist drin. Jetzt zeigt Nettle 3: Nach jedem Zug wird die Figur umgedreht, beide Seiten ergeben 7. In der ersten Runde eines Spiels müssen zwei von deinen hinein.',
  'learn.enter.hint': 'Zwei Felder westlich von p11, dann eins nach Norden: n10 ist markiert.',
  'learn.through.title': 'Mittendurch',
  'learn.through.text':
    'Zwei andere stehen dir im Weg. Kein Problem: Figuren laufen durch Figuren hindurch. Jedes Feld kostet trotzdem einen Punkt, und stehen bleiben darfst du auf niemandem.',
  'learn.through.task': 'Bring Nettle nach i6.',
  'learn.through.praise': 'Mitten hindurch, drei Punkte. Sie haben nicht einmal etwas gemerkt.',
  'learn.through.hint': 'Außen herum kostet es fünf Punkte. Nettle hat drei: geradeaus!',
  'learn.push.title': 'Schieben',
  'learn.push.text':
    'Hinter Steinen kann man sich verstecken, und man kann sie schieben: Lauf dagegen, und der Stein rückt ein Feld weiter, wenn dahinter frei ist.',
  'learn.push.task': 'Schieb den Stein nach i6.',
  'learn.push.praise': 'Gut geschoben. Du darfst so oft schieben, wie deine Punkte reichen.',
  'learn.push.hint': 'Geh geradeaus nach Osten: zwei Punkte, zweimal schieben.',
  'learn.two-blocks.title': 'Zu schwer',
  'learn.two-blocks.text':
    'Zwei Blöcke hintereinander sind für eine Figur zu schwer. Aber ein Stein lässt sich von jeder Seite schieben.',
  'learn.two-blocks.task': 'Bring Nettle auf g6, wo der erste Stein steht.',
  'learn.two-blocks.praise': 'Von der Seite ist es nur ein Stein. Stark und schlau.',
  'learn.two-blocks.hint': 'Geh außen herum nach g5 oder g7 und schieb den Stein aus der Reihe.',
  'learn.pool.title': 'Rutschen',
  'learn.pool.text':
    'Blut ist rutschig. Tritt auf eine Lache, und du rutschst geradeaus bis zum ersten trockenen Feld, alles für einen einzigen Punkt.',
  'learn.pool.task': 'Nettle hat einen Punkt. Bring Nettle nach k6.',
  'learn.pool.praise': 'Fünf Felder für einen Punkt. Denk nicht darüber nach, wessen Blut das ist.',
  'learn.pool.hint': 'Einen Schritt nach Osten, auf das Blut.',
  'learn.sight.title': 'Was das Monster sieht',
  'learn.sight.text':
    'Vor jedem Schritt schaut das Monster nach vorn, links und rechts. Nie hinter sich, nie schräg. Es dreht sich zu der Figur, die es sieht, und macht einen Schritt.',
  'learn.sight.task': 'Tippe auf das Feld, auf das es treten wird.',
  'learn.sight.praise': 'Nur Hinge rechts war zu sehen. Nettle stand ihm im Nacken und war sicher.',
  'learn.sight.hint': 'Nettle steht hinter ihm, Ember schräg: Beide sieht es nicht.',
  'learn.hidden.title': 'Verstecken',
  'learn.hidden.text':
    'Steine und Drehsteine versperren ihm die Sicht. Wer dahintersteht, ist für das Monster nicht da.',
  'learn.hidden.task': 'Drei Figuren ringsum. Tippe auf das Feld, auf das es treten wird.',
  'learn.hidden.praise': 'Nur Ember hatte keinen Stein dazwischen.',
  'learn.hidden.hint': 'Nettle und Hinge stehen hinter Steinen.',
  'learn.tie.title': 'Es kann sich nicht entscheiden',
  'learn.tie.text':
    'Es will immer zur nächsten Figur. Sind aber zwei gleich nah, kann es sich nicht entscheiden und geht geradeaus, mitten dazwischen.',
  'learn.tie.task': 'Nettle und Ember sind beide 2 Felder entfernt. Wohin geht es?',
  'learn.tie.praise': 'Geradeaus. Zwei Abendessen sind keines.',
  'learn.tie.hint': 'Auf beiden Seiten gleich weit: Gleichstand. Es blickt weiter nach Osten.',
  'learn.break-tie.title': 'Nach dir',
  'learn.break-tie.text':
    'Derselbe Gleichstand, und du hast einen Punkt. Danach macht das Monster zwei Schritte.',
  'learn.break-tie.task': 'Zieh Nettle so um ein Feld, dass das Monster Ember frisst.',
  'learn.break-tie.praise': 'Einen Schritt zurück, und Ember ist das Abendessen. Das ist das ganze Spiel.',
  'learn.break-tie.hint': 'Nettle muss weiter weg sein als Ember oder außer Sicht.',
  'learn.wall.title': 'Durch die Wand',
  'learn.wall.text':
    'Wände sind für Figuren. Das Monster geht bei einem Buchstaben hinaus und kommt gegenüber beim gleichen wieder herein, im selben Schritt und mit gleicher Blickrichtung.',
  'learn.wall.task': 'Es geht bei U hinaus. Tippe auf das Feld, auf dem es hereinkommt.',
  'learn.wall.praise': 'Beim anderen U herein. Lehn dich hier nie an eine Wand.',
  'learn.wall.hint': 'Such das zweite U: Es ist auf der anderen Seite der Halle.',
  'learn.turning.title': 'Drehsteine',
  'learn.turning.text':
    'Ein Drehstein in seinem Weg wird nicht geschoben. Er dreht das Monster, wie sein Pfeil zeigt, hier nach rechts, und es geht im selben Schritt so weiter.',
  'learn.turning.task': 'Niemand ist zu sehen. Tippe auf das Feld, auf das es treten wird.',
  'learn.turning.praise': 'Es blickte nach Osten, drehte sich nach rechts und ging nach Süden.',
  'learn.turning.hint': 'Wer nach Osten blickt und sich nach rechts dreht, blickt nach Süden.',
  'learn.crystal.title': 'Kristalle',
  'learn.crystal.text':
    'Kristalle lassen sich schieben wie Steine, sind aber durchsichtig: Das Monster schaut einfach hindurch.',
  'learn.crystal.task':
    'Nettle versteckt sich hinter einem Kristall, Ember hinter einem Stein. Wohin geht es?',
  'learn.crystal.praise': 'Zu Nettle. Ein hübsches Versteck, aber ein Fenster.',
  'learn.crystal.hint': 'Ember ist näher, aber verdeckt. Nettle ist weiter weg, aber gut zu sehen.',
  'learn.teleporter.title': 'Teleporter',
  'learn.teleporter.text':
    'Tritt das Monster auf einen Teleporter, steht es sofort auf dem anderen des Paars und blickt in Pfeilrichtung. Damit ist der Schritt zu Ende. Figuren dürfen nicht hinein.',
  'learn.teleporter.task': 'Wo steht es nach zwei Schritten?',
  'learn.teleporter.praise': 'Ab nach j4, dann ein Schritt in Pfeilrichtung. Ohne Gepäck.',
  'learn.teleporter.hint': 'Der erste Schritt bringt es nach j4. Von dort folgt es dem Pfeil nach Süden.',
  'learn.feed.title': 'Jemand anderes',
  'learn.feed.text':
    'Jetzt alles zusammen. Das Monster schaut dich direkt an, und gleich kommt eine 5. Ember glaubt, eine Reihe weiter oben sieht ihn niemand.',
  'learn.feed.task': 'Zieh Nettle so, dass das Monster in fünf Schritten Ember frisst und nicht dich.',
  'learn.feed.praise': 'Im Vorbeigehen schaute es nach links. Mahlzeit!',
  'learn.feed.hint': 'Geh aus seiner Reihe oder weit genug weg, damit Ember näher ist, wenn es vorbeikommt.',
  'learn.out.title': 'Raus hier!',
  'learn.out.text':
    'Der Ausgang liegt bei a1, und das Hinausgehen kostet noch einen Punkt. Ein Stein steht im Weg, aber ein Block, der auf a1 geschoben wird, kommt weg.',
  'learn.out.task': 'Bring Nettle hinaus: auf a1 und durch die Tür.',
  'learn.out.praise': 'Frei! Bring alle Figuren bis auf eine hinaus, und du gewinnst.',
  'learn.out.hint': 'Nach Westen, noch einmal nach Westen, dann die Tür: drei Punkte.',
});
