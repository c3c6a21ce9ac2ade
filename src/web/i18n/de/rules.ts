import type { rules as english } from '../en/rules.ts';
import { translation } from '../scheme.ts';

export const rules = translation<typeof english>()({
  // The page.
  'rules.title': 'Die Regeln',
  'rules.lead':
    'Du rennst mit den anderen durch die dunkle Halle des Fürsten Fieso. Darin läuft ein Monster, und es ist nicht schlau: Es tut immer dasselbe. Wer das weiß, lässt es jemand anderen fressen.',
  'rules.goal': 'Wer zuerst alle Figuren bis auf eine hinausbringt, gewinnt.',
  'rules.learn-instead': 'Lieber gleich ausprobieren? Nimm die Lektionen.',
  'rules.boards': 'Zwölf Spielpläne zum Ausprobieren',
  'rules.boards.lead':
    'Tippe auf eine Figur, dann auf ein Feld. Lass das Monster einen Schritt machen, wann du willst.',
  'rules.text': 'Der ganze Text',
  'rules.text.lead':
    'Jede Regel hat eine Nummer. Das Spiel nennt sie, wenn es etwas ablehnt und wenn es erklärt, warum das Monster etwas getan hat.',
  'rules.ruling': 'unsere Auslegung',
  'rules.ruling.meaning':
    'So markiert: ein Fall, den die gedruckten Regeln offenlassen, und wie er hier gespielt wird.',
  'rules.from-notes': 'aus den Hinweisen einer Webfassung',
  'rules.from-notes.meaning':
    'Steht nicht in der gedruckten Regel, aber in den Hinweisen zu einer Webfassung des Spiels.',
  'rules.credit':
    'Finstere Flure (Fearsome Floors) ist ein Brettspiel von Friedemann Friese, erschienen bei 2F-Spiele. Diese Seite ist inoffiziell und von Bewunderern gemacht; der Wortlaut ist unser eigener.',
  'rules.contents': 'Auf dieser Seite',
  'rules.step': 'Monster: ein Schritt',
  'rules.undo': 'Rückgängig',
  'rules.end-move': 'Zug beenden',
  'rules.card': 'Karte „{card}“ aufdecken',
  'rules.cards': 'Die acht Karten',
  'rules.points': {
    by: 'of',
    one: '{figure}: noch {left} von {of} Punkt',
    other: '{figure}: noch {left} von {of} Punkten',
  },
  'rules.board': 'Spielplan: {title}',
  // The small boards.
  'rules.demo.enter.title': 'Hereinspaziert',
  'rules.demo.enter.text':
    'Alle beginnen draußen. Der erste Punkt bringt eine Figur unten rechts herein, auf p11; jedes weitere Feld kostet einen mehr. Nach dem Zug wird die Figur umgedreht und zeigt ihre andere Zahl: Zusammen sind es immer 7. In der ersten Runde bringt jeder zwei herein.',
  'rules.demo.enter.try':
    'Tippe auf die Tür, dann auf ein Feld. Dann noch einmal: Schau auf die andere Zahl.',
  'rules.demo.through.title': 'Darf ich mal',
  'rules.demo.through.text':
    'Eine Figur läuft durch andere hindurch wie durch Luft, ein Punkt je Feld. Stehen bleiben darf sie dort nicht.',
  'rules.demo.through.try':
    'Lauf durch Ember und Hinge hindurch. Versuch dann, auf einer der beiden Figuren stehen zu bleiben.',
  'rules.demo.push.title': 'Weg mit dem Stein',
  'rules.demo.push.text':
    'Eine Figur schiebt einen Block, indem sie auf sein Feld geht, immer nur einen. Dahinter muss frei sein: kein zweiter Block, keine Figur, keine Wand.',
  'rules.demo.push.try': 'Schieb den einzelnen Stein. Versuch es dann mit den zweien hintereinander.',
  'rules.demo.pool.title': 'Vorsicht, glatt',
  'rules.demo.pool.text':
    'Auf Blut rutschst du geradeaus bis zum ersten trockenen Feld, alles für einen Punkt. Auch ein Block rutscht, wenn man ihn hineinschiebt. Was im Weg steht, kann die Rutschpartie beenden: Dann stehst du in der Lache.',
  'rules.demo.pool.try': 'Rutsch hinüber, dann schieb den Stein in die Lache. Auch das Monster rutscht.',
  'rules.demo.sight.title': 'Was es sieht',
  'rules.demo.sight.text':
    'Vor jedem Schritt schaut das Monster nach vorn, links und rechts, entlang seiner Reihe und Spalte. Nie nach hinten, nie schräg. Steine verbergen dich.',
  'rules.demo.sight.try': 'Zieh Nettle in einen Lichtstrahl, hinaus, hinter den Stein. Achte auf das Licht.',
  'rules.demo.nearest.title': 'Der Nächste, bitte',
  'rules.demo.nearest.text':
    'Es dreht sich zur nächsten Figur, die es sieht. Sind zwei gleich nah, kann es sich nicht entscheiden und geht einfach geradeaus.',
  'rules.demo.nearest.try':
    'Lass es gehen: Gleichstand. Dann von vorn: Zieh Nettle ein Feld weg und lass es noch einmal gehen. Pech für Ember.',
  'rules.demo.shove.title': 'Es schiebt stärker',
  'rules.demo.shove.text':
    'Das Monster schiebt ganze Reihen: Steine, Kristalle und die Figuren dahinter. Wer dabei über den Rand geht, ist genauso gefressen.',
  'rules.demo.shove.try': 'Mach drei Schritte und schau auf Ember.',
  'rules.demo.wall.title': 'Durch die Wand',
  'rules.demo.wall.text':
    'Wände halten es nicht auf. Es geht bei einem Buchstaben hinaus und kommt beim gleichen gegenüber wieder herein, mit gleicher Blickrichtung.',
  'rules.demo.wall.try': 'Such erst den anderen Buchstaben, dann lass es gehen.',
  'rules.demo.turning.title': 'Drehsteine',
  'rules.demo.turning.text':
    'Ein Drehstein, auf den es treten würde, wird nicht geschoben: Er dreht das Monster, nach rechts oder um 180°, und es geht im selben Schritt in dieser Richtung weiter. Der Blick kommt zuerst: Eine Figur in Sicht zählt mehr als der Stein.',
  'rules.demo.turning.try': 'Lass es sechs Schritte gehen. Ihm wird nicht schwindlig. Nie.',
  'rules.demo.crystal.title': 'Kristalle',
  'rules.demo.crystal.text':
    'Kristalle werden geschoben wie Steine, verbergen aber niemanden: Das Monster schaut einfach hindurch. Auch Teleporter und Blut halten seinen Blick nicht auf.',
  'rules.demo.crystal.try':
    'Wen sieht es: Nettle hinter dem Kristall oder Ember hinter dem Stein? Lass es gehen.',
  'rules.demo.teleporter.title': 'Teleporter',
  'rules.demo.teleporter.text':
    'Tritt das Monster auf einen, steht es sofort auf dem anderen des Paars und blickt in Pfeilrichtung. Figuren bleiben weg davon: Für dich ist ein Teleporter eine Wand.',
  'rules.demo.teleporter.try': 'Lass es zweimal gehen. Versuch dann, ihm mit Nettle zu folgen.',
  'rules.demo.cards.title': 'Die Karten',
  'rules.demo.cards.text':
    'Sind alle Figuren gezogen, wird eine Karte aufgedeckt. Sie nennt eine Zahl von Schritten oder die Zahl der Figuren, die gefressen werden (in höchstens 20 Schritten). Acht Karten, sieben Runden, dann alles noch einmal. In den ersten sieben Runden kommen gefressene Figuren am Eingang zurück; danach sind sie aus dem Spiel.',
  'rules.demo.cards.try':
    'Deck eine Karte auf und sieh, wie weit es kommt. Nimm zurück und probier eine andere.',
  // The full text.
  'rules.section.B': 'Der Spielplan',
  'rules.section.C': 'Das Spielmaterial',
  'rules.section.S': 'Aufbau',
  'rules.section.G': 'Das Spiel',
  'rules.section.F': 'Eine Figur ziehen',
  'rules.section.M': 'Das Monster bewegen',
  'rules.section.P': 'Das Rätselspiel',
  'rules.B1':
    'Die Halle hat 16 Spalten, a bis p von links nach rechts, und 11 Reihen, 1 bis 11 von oben nach unten. Ein Feld wird nach Spalte und Reihe benannt: a1, p11. Norden liegt bei Reihe 1.',
  'rules.B2':
    'Zwei Ecken sind stufenweise abgeschnitten: m1 bis p1, n2 bis p2, o3, p3 und p4 sowie gegenüber a8, a9, b9, a10 bis c10 und a11 bis d11. Es bleiben 156 Felder. Um eine halbe Drehung gedreht sieht die Halle gleich aus.',
  'rules.B3': 'Der Ausgang liegt bei a1, der Eingang bei p11.',
  'rules.B4':
    'Jedes Wandstück trägt ein Zeichen, und jedes Zeichen steht zweimal da, durch eine halbe Drehung gegenüber. Im Uhrzeigersinn ab dem Ausgang: A bis L oben, M bis T die Stufen hinab, U bis Z rechts und ein Stern an der Eingangsecke; dann dieselben Zeichen noch einmal unten und links.',
  'rules.B5':
    'Der Weg durch eine Wand führt also auf das Feld, das eine halbe Drehung der Halle dorthin brächte: Spalte c, Reihe r wird Spalte 17 − c, Reihe 12 − r. Die Richtung bleibt gleich.',
  'rules.C1':
    'Plättchen: 3 Steine, 2 Kristalle, 4 Drehsteine rechts, 2 Drehsteine 180°, 2 Paar Teleporter mit Pfeilen und 2 Blutlachen, eine quadratische (2 × 2) und eine lange (4 × 1). Steine, Kristalle und Drehsteine sind Blöcke: Sie füllen ein Feld und lassen sich schieben. Teleporter und Lachen gehören zum Boden und bewegen sich nie. Im Grundspiel sind alle 11 Blöcke einfache Steine, und Teleporter gibt es nicht.',
  'rules.C2':
    'Acht Monsterkarten (Monsterbewegungskarten): 5, 7, 7, 8, 8, 10, „1 Treffer“ und „2 Treffer“. Zu sechst oder siebt könnt ihr länger spielen: Aus der 5 wird „3 Treffer“.',
  'rules.C3':
    'Zu zweit bis viert hat jeder vier Figuren, zu fünft bis siebt drei. Eine Figur hat auf jeder Seite eine Zahl, zusammen 7. Am Anfang zeigen die vier 1, 3, 4 und 5, die drei 1, 4 und 5.',
  'rules.C4':
    'Grün, Rot, Blau und Gelb haben vier Figuren. Beige, Lila und Schwarz haben drei und spielen nur zu fünft bis siebt mit.',
  'rules.C5':
    'Und ein Baukasten für das Monster. Nur fürs Auge: Auch mit Handschuhen ist es genauso hungrig.',
  'rules.S1': 'Alle Figuren warten draußen am Eingang. Das Monster steht auf a1 und blickt nach Osten.',
  'rules.S2':
    'Grundspiel: Steine auf c3, m4, h5, i6, n6, g7, e8, m8, o9, f10 und i10; die quadratische Lache auf i3 bis j4; die lange auf e9 bis h9.',
  'rules.S3':
    'Spiel für Fortgeschrittene: Von einem zufälligen Spieler an nehmen alle reihum eines der 17 Plättchen und legen es hin, bis keines mehr da ist. Wer dann an der Reihe wäre, beginnt das Spiel.',
  'rules.S4':
    'Auf a1, b1, a2, p11, o11 und p10 darf nichts liegen. Plättchen liegen genau auf Feldern und überlappen nicht. Drehen ist erlaubt: Die lange Lache darf hochkant liegen, ein Pfeil in jede Richtung zeigen.',
  'rules.S5': 'Zwei Teleporter dürfen nicht benachbart sein, weder nebeneinander noch durch eine Wand.',
  'rules.S6': 'Im Grundspiel wird der Startspieler ausgelost.',
  'rules.G1':
    'In einer Runde ziehen erst die Figuren, dann das Monster. Danach wird der Nächste reihum Startspieler.',
  'rules.G2':
    'Vom Startspieler an zieht jeder reihum eine Figur, die in dieser Runde noch nicht gezogen ist, immer wieder, bis alle gezogen sind. Eine Figur darf stehen bleiben. Gezogen oder nicht, sie wird danach umgedreht. Wer keine mehr hat, wartet den Rest der Runde; sonst darf niemand aussetzen.',
  'rules.G3':
    'In der ersten Runde bringt jeder genau zwei Figuren seiner Wahl auf den Spielplan, eine je Zug; die anderen bleiben am Eingang und werden umgedreht. Eine der zwei darf nur am Eingang bleiben, wenn keine deiner Figuren, die noch ziehen, auf einem freien Feld enden könnte.',
  'rules.G4':
    'Ab der zweiten Runde darf eine Figur am Eingang auch dort bleiben; umgedreht wird sie trotzdem.',
  'rules.G5':
    'Erster Abschnitt: Eine gefressene Figur kommt zurück an den Eingang, wird nicht umgedreht und darf ab der nächsten Runde wieder hinein. Zweiter Abschnitt: Eine gefressene Figur ist aus dem Spiel.',
  'rules.G6':
    'Die Karten werden gemischt. Die erste Karte des Spiels darf keine Trefferkarte sein: Es wird weitergezogen, bis eine Zahl kommt, dann werden die Trefferkarten wieder eingemischt. Ist nach dem Zug des Monsters nur noch eine Karte übrig, also nach sieben Runden, werden alle acht gemischt, und der zweite Abschnitt beginnt. Nach dessen siebter Karte ist das Spiel zu Ende.',
  'rules.G7':
    'Wer alle Figuren bis auf eine hinausgebracht hat, 3 von 4 oder 2 von 3, gewinnt sofort, auch mitten in der Runde.',
  'rules.G8':
    'Im zweiten Abschnitt endet das Spiel auch, wenn jede Figur entkommen oder gefressen ist. Gibt es keinen Sieger nach G7, gelten Figuren, die noch drinnen sind oder warten, als gefressen, und es gewinnt, wer die meisten Figuren hinausgebracht hat; bei Gleichstand, wer diese Zahl zuerst erreicht hat. Frisst die letzte Karte die letzte Figur, gilt: Alle sind weg.',
  'rules.G9': 'Hat niemand eine Figur hinausgebracht, gewinnt das Monster.',
  'rules.F1':
    'Eine Figur zieht bis zu ihrer sichtbaren Zahl, ein Punkt je Feld, nie schräg. Sie darf abbiegen, so oft sie will, und hin und her laufen.',
  'rules.F2':
    'Hineingehen: Der erste Punkt stellt sie auf p11. Hinausgehen: Von a1 bringt ein weiterer Punkt sie hinaus.',
  'rules.F3':
    'Sie darf durch Figuren hindurchlaufen, eigene und fremde; jedes solche Feld kostet einen Punkt, außer beim Rutschen (F8). Enden darf sie dort nicht. Figuren schieben nie Figuren.',
  'rules.F4':
    'Sie betritt nie das Feld des Monsters oder einen Teleporter und verlässt nie den Spielplan über den Rand.',
  'rules.F5':
    'Sie schiebt einen Block, indem sie auf sein Feld geht, wenn das Feld dahinter auf dem Spielplan liegt und dort weder Block noch Figur, Monster oder Teleporter ist. Immer nur einen Block, aber beliebig oft in einem Zug.',
  'rules.F6':
    'Figuren dürfen keinen Block auf einen Teleporter schieben: Für sie ist ein Teleporter der Rand.',
  'rules.F7': 'Ein Block, der geschoben oder rutschend auf a1 oder p11 kommt, wird sofort entfernt.',
  'rules.F8':
    'Tritt eine Figur auf Blut, rutscht sie für diesen einen Punkt geradeaus weiter bis auf das erste Feld dahinter. Für jedes Feld der Rutschpartie gelten die Regeln oben: Durch Figuren rutscht sie hindurch, einen Block schiebt sie, wenn F5 es erlaubt. Geht es nicht weiter, bleibt sie auf dem erreichten Lachenfeld, und der nächste Punkt darf sie in jede Richtung bringen, auf Blut wieder rutschend. Lachen, die sich berühren, sind eine Lache.',
  'rules.F9':
    'Eine Rutschpartie, die auf einer anderen Figur endet, ist nur erlaubt, wenn noch Punkte für ein freies Feld da sind.',
  'rules.F10':
    'Eine Figur darf ihren Zug in einer Lache beenden, wenn sie dort gestoppt wurde. Was in einer Lache steht, bleibt dort, bis es zieht oder geschoben wird.',
  'rules.F11':
    'Ein Block, der auf Blut geschoben wird, rutscht bis auf das erste Feld hinter der Lache. Ist das nächste Feld nicht frei (Block, Figur, Monster, Teleporter, Rand), bleibt er auf dem letzten freien Lachenfeld. Selbst bewegt er nichts.',
  'rules.M1':
    'Ein Schritt: schauen, dann ein Feld gehen. Nach dem letzten Schritt schaut es noch einmal. Eine Zahl steht für ebenso viele Schritte. Eine Trefferkarte gilt, bis in diesem Zug so viele Figuren gefressen sind, höchstens 20 Schritte lang; gezählt wird nach jedem ganzen Schritt, beim Rutschen oder Schieben können also mehr gefressen werden, als die Karte verlangt.',
  'rules.M2':
    'Es schaut nach vorn, links und rechts entlang Reihe und Spalte, nie nach hinten, nie schräg. Durch Kristalle, Teleporter und Lachen sieht es hindurch. Am Rand, an Steinen und an Drehsteinen endet sein Blick.',
  'rules.M3':
    'Es dreht sich zur nächsten Figur, die es sieht. Sind mehrere gleich nah oder sieht es keine, behält es seine Richtung. Der Abstand wird in Feldern gezählt; Blutfelder zählen mit.',
  'rules.M4': 'Dann geht es ein Feld in Blickrichtung. Eine Figur dort wird gefressen.',
  'rules.M5':
    'Ein Stein oder Kristall dort wird ein Feld weitergeschoben, und mit ihm alles, was lückenlos dahinter steht: Blöcke jeder Art, auch Drehsteine, und Figuren. Das Entfernteste bewegt sich zuerst.',
  'rules.M6':
    'Was über den Rand oder auf einen Teleporter geschoben wird, ist weg: ein Block aus dem Spiel, eine Figur gefressen (ein Treffer). Auch am Ausgang: Wer bei a1 über den Rand geschoben wird, ist gefressen; wer auf a1 oder p11 geschoben wird, steht einfach dort. Das Feld, das das Monster verlässt, gilt für Geschobenes als frei.',
  'rules.M7':
    'Ein auf Blut geschobener Block rutscht wie in F11, eine Figur wie in F8: Ein Block in ihrem Weg wird geschoben, wenn F5 es erlaubt. Sie hält vor einer anderen Figur an, und weder Block noch Figur rutscht über den Rand oder auf einen Teleporter: Sie bleiben auf dem letzten Lachenfeld.',
  'rules.M8': 'Ein Block, den das Monster auf a1 oder p11 schiebt, wird entfernt wie in F7.',
  'rules.M9':
    'Geht es über den Rand, kommt es nach B5 wieder herein, im selben Schritt und in gleicher Richtung. Was dort steht, wird gefressen oder geschoben wie sonst.',
  'rules.M10':
    'Ein Drehstein, auf den es treten würde, wird nicht geschoben: Das Monster dreht sich, nach rechts oder um 180°, und geht im selben Schritt ein Feld in die neue Richtung, ohne noch einmal zu schauen. Der Blick kommt zuerst: Dreht es sich nach M3 weg, tut der Stein nichts. Ein weiterer Drehstein in der neuen Richtung dreht es wieder. Sieht es Figuren, behält aber bei Gleichstand die Richtung, wirkt der Stein.',
  'rules.M11': 'Ein Drehstein jenseits der Wand (M9) dreht es, bevor es hindurchgeht.',
  'rules.M12':
    'Sobald es auf einem Feld in eine Richtung blickt, in die es dort im selben Schritt schon geblickt hat, endet der Schritt. So kann es sich nicht ewig im Kreis drehen oder rutschen.',
  'rules.M13':
    'Kommt es auf Blut, rutscht es im selben Schritt und ohne zu schauen geradeaus weiter, bis es trocken steht. Unterwegs frisst es Figuren, schiebt Blöcke (M5), geht durch Wände (M9) und auf Teleporter (M14).',
  'rules.M14':
    'Tritt es auf einen Teleporter, steht es sofort auf dem anderen des Paars und blickt in dessen Pfeilrichtung. Der Schritt ist zu Ende.',
  'rules.M15':
    'Trifft es beim Rutschen auf einen Drehstein, dreht es sich sofort und rutscht oder geht in die neue Richtung weiter.',
  'rules.P1':
    'Ein Level ist eine Stellung mit gegnerischen und eigenen Figuren und einem Vorrat: Plättchen und eigene Figuren am Eingang, die vor dem Start auf freie Felder kommen. Ein Level kann die erlaubten Felder einschränken. S4 und S5 gelten, und keine Figur kommt auf Blut. Man muss nicht alles benutzen.',
  'rules.P2':
    'Dann läuft das Monster ohne Ende nach M1 bis M15. Schluss ist, wenn nach einem Blick alles steht, wie es schon einmal stand, denn von da an wiederholt sich alles, oder wenn keine Figur mehr auf dem Spielplan ist.',
  'rules.P3': 'Gelöst: jede gegnerische Figur gefressen und keine eigene, für immer.',
});
