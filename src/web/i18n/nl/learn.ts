import type { learn as english } from '../en/learn.ts';
import { translation } from '../scheme.ts';

export const learn = translation<typeof english>()({
  // The page.
  'learn.title': 'Leer het door te doen',
  'learn.lead':
    'Vijftien korte lessen. Elke les duurt een minuut; voordat het monster vol zit, duurt het langer.',
  'learn.progress': '{done} van {all} klaar',
  'learn.number': 'Les {number} van {all}',
  'learn.list': 'Alle lessen',
  'learn.done': 'klaar',
  'learn.board': 'Bord van de les: {title}',
  'learn.next': 'Volgende les',
  'learn.previous': 'Vorige les',
  'learn.again': 'Nog een keer',
  'learn.right': 'Goed zo!',
  'learn.wrong': 'Net niet.',
  'learn.refused': 'Dat mag niet.',
  'learn.it-went': 'Het ging naar {at}.',
  'learn.all-done': 'Je weet nu alles. Het monster verheugt zich op je.',
  'learn.play': 'Speel een partij',
  'learn.rules': 'Regels in deze les:',
  'learn.forget': 'Alle lessen opnieuw',
  // The lessons.
  'learn.enter.title': 'Binnenkomen',
  'learn.enter.text':
    'Je figuren wachten bij de deur. Dit is Nettle 4: vier punten om uit te geven. Het eerste brengt Nettle binnen op p11, elk volgend veld kost er nog een.',
  'learn.enter.task': 'Breng Nettle naar n10: tik op het veld.',
  'learn.enter.praise':
    'Je bent binnen. Nu toont Nettle 3: na elke zet wordt een figuur omgedraaid, en beide kanten samen zijn 7. In de eerste ronde van een spel moeten er twee van jou naar binnen.',
  'learn.enter.hint': 'Twee velden ten westen van p11, dan één naar het noorden: n10 is gemarkeerd.',
  'learn.through.title': 'Erdoorheen',
  'learn.through.text':
    'Twee anderen staan in de weg. Geen probleem: figuren lopen door figuren heen. Elk veld kost gewoon een punt, en op een ander mag je niet blijven staan.',
  'learn.through.task': 'Breng Nettle naar i6.',
  'learn.through.praise': 'Dwars erdoorheen, drie punten. Ze merkten er niets van.',
  'learn.through.hint': 'Eromheen kost het vijf punten. Nettle heeft er drie: rechtdoor!',
  'learn.push.title': 'Duwen',
  'learn.push.text':
    'Achter stenen kun je je verstoppen, en je kunt ze duwen: loop ertegenaan en de steen schuift een veld op, als het daarachter vrij is.',
  'learn.push.task': 'Duw de steen naar i6.',
  'learn.push.praise': 'Goed geduwd. Je mag zo vaak duwen als je punten toelaten.',
  'learn.push.hint': 'Loop recht naar het oosten: twee punten, twee keer duwen.',
  'learn.two-blocks.title': 'Te zwaar',
  'learn.two-blocks.text':
    'Twee blokken achter elkaar zijn te zwaar voor een figuur. Maar een steen kun je van elke kant duwen.',
  'learn.two-blocks.task': 'Breng Nettle naar g6, waar de eerste steen staat.',
  'learn.two-blocks.praise': 'Van opzij is het maar één steen. Sterk en slim.',
  'learn.two-blocks.hint': 'Loop om naar g5 of g7 en duw de steen uit de rij.',
  'learn.pool.title': 'Glijden',
  'learn.pool.text':
    'Bloed is glad. Stap op een plas en je glijdt rechtdoor naar het eerste droge veld, alles voor één punt.',
  'learn.pool.task': 'Nettle heeft één punt. Breng Nettle naar k6.',
  'learn.pool.praise': 'Vijf velden voor één punt. Denk niet na over van wie dat bloed is.',
  'learn.pool.hint': 'Eén stap naar het oosten, het bloed op.',
  'learn.sight.title': 'Wat het monster ziet',
  'learn.sight.text':
    'Voor elke stap kijkt het monster vooruit, naar links en naar rechts. Nooit achter zich, nooit schuin. Het draait zich naar wie het ziet en zet een stap.',
  'learn.sight.task': 'Tik op het veld waar het naartoe stapt.',
  'learn.sight.praise': 'Alleen Hinge rechts was te zien. Nettle stond er vlak achter en was veilig.',
  'learn.sight.hint': 'Nettle staat erachter, Ember schuin: geen van beiden is te zien.',
  'learn.hidden.title': 'Verstoppen',
  'learn.hidden.text':
    'Stenen en draaistenen benemen het monster het zicht. Wie erachter staat, bestaat voor het monster niet.',
  'learn.hidden.task': 'Drie figuren eromheen. Tik op het veld waar het naartoe stapt.',
  'learn.hidden.praise': 'Alleen bij Ember stond er geen steen tussen.',
  'learn.hidden.hint': 'Nettle en Hinge staan achter stenen.',
  'learn.tie.title': 'Het kan niet kiezen',
  'learn.tie.text':
    'Het gaat naar de dichtstbijzijnde. Maar zijn er twee even dichtbij, dan kan het niet kiezen en loopt het rechtdoor, ertussendoor.',
  'learn.tie.task': 'Nettle en Ember zijn allebei 2 velden ver. Waar gaat het heen?',
  'learn.tie.praise': 'Rechtdoor. Twee maaltijden is geen maaltijd.',
  'learn.tie.hint': 'Aan beide kanten even ver: gelijke stand. Het blijft naar het oosten kijken.',
  'learn.break-tie.title': 'Na jou',
  'learn.break-tie.text': 'Dezelfde gelijke stand, en je hebt één punt. Daarna zet het monster twee stappen.',
  'learn.break-tie.task': 'Verplaats Nettle één veld, zodat het monster Ember opeet.',
  'learn.break-tie.praise': 'Eén stap terug, en Ember is het avondeten. Dat is het hele spel.',
  'learn.break-tie.hint': 'Nettle moet verder weg zijn dan Ember, of uit het zicht.',
  'learn.wall.title': 'Door de muur',
  'learn.wall.text':
    'Muren zijn voor figuren. Het monster loopt bij een letter naar buiten en komt bij dezelfde letter aan de overkant weer binnen, in dezelfde stap en met dezelfde kijkrichting.',
  'learn.wall.task': 'Het gaat bij U naar buiten. Tik op het veld waar het binnenkomt.',
  'learn.wall.praise': 'Bij de andere U naar binnen. Leun hier nooit tegen een muur.',
  'learn.wall.hint': 'Zoek de tweede U: die is aan de andere kant van de zaal.',
  'learn.turning.title': 'Draaistenen',
  'learn.turning.text':
    'Een draaisteen in de weg wordt niet geduwd. Hij draait het monster zoals de pijl aangeeft, hier naar rechts, en het loopt in dezelfde stap zo verder.',
  'learn.turning.task': 'Niemand in zicht. Tik op het veld waar het naartoe stapt.',
  'learn.turning.praise': 'Het keek naar het oosten, draaide naar rechts en ging naar het zuiden.',
  'learn.turning.hint': 'Wie naar het oosten kijkt en rechtsaf slaat, gaat naar het zuiden.',
  'learn.crystal.title': 'Kristallen',
  'learn.crystal.text':
    'Kristallen duw je als stenen, maar ze zijn doorzichtig: het monster kijkt er dwars doorheen.',
  'learn.crystal.task':
    'Nettle verstopt zich achter een kristal, Ember achter een steen. Waar gaat het heen?',
  'learn.crystal.praise': 'Naar Nettle. Een mooie schuilplaats, maar wel een raam.',
  'learn.crystal.hint': 'Ember is dichterbij maar verborgen. Nettle is verder weg maar goed te zien.',
  'learn.teleporter.title': 'Telepoorten',
  'learn.teleporter.text':
    'Stapt het monster op een telepoort, dan staat het meteen op de andere van het paar en kijkt het in de richting van de pijl. Daarmee is de stap voorbij. Figuren mogen er niet op.',
  'learn.teleporter.task': 'Waar staat het na twee stappen?',
  'learn.teleporter.praise': 'Hup naar j4, dan een stap langs de pijl. Zonder bagage.',
  'learn.teleporter.hint': 'De eerste stap brengt het naar j4. Vandaar volgt het de pijl, naar het zuiden.',
  'learn.feed.title': 'Iemand anders',
  'learn.feed.text':
    'Nu alles samen. Het monster kijkt je recht aan, en er komt een 5. Ember denkt dat niemand hem daarboven ziet.',
  'learn.feed.task': 'Verplaats Nettle zo dat het monster in vijf stappen Ember opeet, en niet jou.',
  'learn.feed.praise': 'In het voorbijgaan keek het naar links. Smakelijk eten.',
  'learn.feed.hint': 'Ga uit zijn rij, of ver genoeg weg, zodat Ember dichterbij is als het langskomt.',
  'learn.out.title': 'Naar buiten!',
  'learn.out.text':
    'De uitgang is bij a1, en naar buiten gaan kost nog een punt. Er staat een steen in de weg, maar een blok dat op a1 wordt geduwd, gaat uit het spel.',
  'learn.out.task': 'Breng Nettle naar buiten: naar a1 en door de deur.',
  'learn.out.praise': 'Vrij! Krijg alle figuren op één na naar buiten, en je wint.',
  'learn.out.hint': 'Naar het westen, nog eens naar het westen, dan de deur: drie punten.',
});
