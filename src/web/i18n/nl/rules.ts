import type { rules as english } from '../en/rules.ts';
import { translation } from '../scheme.ts';

export const rules = translation<typeof english>()({
  // The page.
  'rules.title': 'De spelregels',
  'rules.lead':
    'Je rent met de anderen door de donkere zaal van vorst Fieso. Daarin loopt een monster, en slim is het niet: het doet altijd hetzelfde. Weet je dat, dan eet het iemand anders op.',
  'rules.goal': 'Wie als eerste alle figuren op één na naar buiten brengt, wint.',
  'rules.learn-instead': 'Liever meteen zelf proberen? Neem de lessen.',
  'rules.boards': 'Twaalf borden om mee te spelen',
  'rules.boards.lead':
    'Tik op een figuur en dan op een veld. Laat het monster een stap zetten wanneer je wilt.',
  'rules.text': 'De volledige tekst',
  'rules.text.lead':
    'Elke regel heeft een nummer. Het spel noemt dat als iets niet mag, en als het vertelt waarom het monster iets deed.',
  'rules.ruling': 'onze uitleg',
  'rules.ruling.meaning':
    'Zo gemarkeerd: een geval dat de gedrukte regels openlaten, en hoe het hier wordt gespeeld.',
  'rules.from-notes': 'uit de notities van een webversie',
  'rules.from-notes.meaning':
    'Staat niet in de gedrukte regels, maar in de notities bij een webversie van het spel.',
  'rules.credit':
    'Fearsome Floors (Finstere Flure) is een bordspel van Friedemann Friese, uitgegeven door 2F-Spiele. Deze pagina is onofficieel en gemaakt door bewonderaars; de tekst is van onszelf.',
  'rules.contents': 'Op deze pagina',
  'rules.step': 'Monster: één stap',
  'rules.undo': 'Ongedaan maken',
  'rules.end-move': 'Zet beëindigen',
  'rules.card': 'Kaart ‘{card}’ omdraaien',
  'rules.cards': 'De acht kaarten',
  'rules.points': {
    by: 'of',
    one: '{figure}: nog {left} van {of} punt',
    other: '{figure}: nog {left} van {of} punten',
  },
  'rules.board': 'Bord: {title}',
  // The small boards.
  'rules.demo.enter.title': 'Kom binnen',
  'rules.demo.enter.text':
    'Iedereen begint buiten. Met het eerste punt komt een figuur rechtsonder binnen, op p11; elk volgend veld kost er nog een. Na de zet wordt de figuur omgedraaid en toont hij zijn andere getal: samen altijd 7. In de eerste ronde brengt iedereen er twee binnen.',
  'rules.demo.enter.try':
    'Tik op de deur en dan op een veld. Doe het daarna nog eens en let op het andere getal.',
  'rules.demo.through.title': 'Mag ik even',
  'rules.demo.through.text':
    'Een figuur loopt door anderen heen alsof ze lucht zijn, een punt per veld. Op een ander blijven staan mag niet.',
  'rules.demo.through.try': 'Loop door Ember en Hinge heen. Probeer dan op een van hen te stoppen.',
  'rules.demo.push.title': 'Weg met die steen',
  'rules.demo.push.text':
    'Een figuur duwt een blok door ertegenaan te lopen, één tegelijk. Daarachter moet het vrij zijn: geen tweede blok, geen figuur, geen muur.',
  'rules.demo.push.try': 'Duw de losse steen. Probeer dan de twee achter elkaar.',
  'rules.demo.pool.title': 'Pas op, glad',
  'rules.demo.pool.text':
    'Op bloed glijd je rechtdoor naar het eerste droge veld, alles voor één punt. Een blok dat je erop duwt, glijdt ook. Wat in de weg staat, kan het glijden stoppen: dan sta je in de plas.',
  'rules.demo.pool.try': 'Glijd eroverheen en duw dan de steen in de plas. Ook het monster glijdt.',
  'rules.demo.sight.title': 'Wat het ziet',
  'rules.demo.sight.text':
    'Voor elke stap kijkt het monster vooruit, naar links en naar rechts, langs zijn rij en kolom. Nooit achterom, nooit schuin. Stenen verbergen je.',
  'rules.demo.sight.try': 'Zet Nettle in een lichtstraal, eruit, achter de steen. Let op het licht.',
  'rules.demo.nearest.title': 'De dichtstbijzijnde graag',
  'rules.demo.nearest.text':
    'Het draait zich naar de dichtstbijzijnde figuur die het ziet. Staan er twee even ver, dan kan het niet kiezen en loopt het gewoon rechtdoor.',
  'rules.demo.nearest.try':
    'Laat het stappen: gelijke stand. Dan opnieuw: verplaats Nettle één veld en laat het weer stappen. Pech voor Ember.',
  'rules.demo.shove.title': 'Het duwt harder',
  'rules.demo.shove.text':
    'Het monster duwt hele rijen: stenen, kristallen en de figuren erachter. Wie over de rand gaat, is net zo goed opgegeten.',
  'rules.demo.shove.try': 'Zet drie stappen en kijk naar Ember.',
  'rules.demo.wall.title': 'Door de muur',
  'rules.demo.wall.text':
    'Muren houden het niet tegen. Het gaat bij een letter naar buiten en komt bij dezelfde letter aan de overkant weer binnen, met dezelfde kijkrichting.',
  'rules.demo.wall.try': 'Zoek eerst de andere letter en laat het dan stappen.',
  'rules.demo.turning.title': 'Draaistenen',
  'rules.demo.turning.text':
    'Een draaisteen waar het op zou stappen wordt niet geduwd: die draait het monster, naar rechts of 180°, en het loopt in dezelfde stap die kant op verder. Kijken komt eerst: een figuur in zicht gaat vóór de steen.',
  'rules.demo.turning.try': 'Laat het zes stappen zetten. Het wordt niet duizelig. Nooit.',
  'rules.demo.crystal.title': 'Kristallen',
  'rules.demo.crystal.text':
    'Kristallen duw je als stenen, maar ze verbergen niemand: het monster kijkt er dwars doorheen. Ook telepoorten en bloed houden zijn blik niet tegen.',
  'rules.demo.crystal.try':
    'Wie ziet het: Nettle achter het kristal of Ember achter de steen? Laat het stappen.',
  'rules.demo.teleporter.title': 'Telepoorten',
  'rules.demo.teleporter.text':
    'Stapt het monster erop, dan staat het meteen op de andere van het paar en kijkt het in de richting van de pijl. Figuren blijven eraf: voor jou is een telepoort een muur.',
  'rules.demo.teleporter.try': 'Laat het twee stappen zetten. Probeer het dan met Nettle te volgen.',
  'rules.demo.cards.title': 'De kaarten',
  'rules.demo.cards.text':
    'Als alle figuren verplaatst zijn, wordt een kaart omgedraaid. Die geeft een aantal stappen, of een aantal figuren dat wordt opgegeten (in hooguit 20 stappen). Acht kaarten, zeven rondes, dan alles opnieuw. In de eerste zeven rondes komen opgegeten figuren terug bij de ingang; daarna liggen ze eruit.',
  'rules.demo.cards.try': 'Draai een kaart om en kijk hoe ver het komt. Maak ongedaan en probeer een andere.',
  // The full text.
  'rules.section.B': 'Het bord',
  'rules.section.C': 'Spelmateriaal',
  'rules.section.S': 'Opstelling',
  'rules.section.G': 'Het spel',
  'rules.section.F': 'Een figuur verplaatsen',
  'rules.section.M': 'Het monster verplaatsen',
  'rules.section.P': 'Het puzzelspel',
  'rules.B1':
    'De zaal heeft 16 kolommen, a tot en met p van links naar rechts, en 11 rijen, 1 tot en met 11 van boven naar beneden. Een veld heet naar kolom en rij: a1, p11. Het noorden is bij rij 1.',
  'rules.B2':
    'Twee hoeken zijn trapsgewijs afgesneden: m1 tot p1, n2 tot p2, o3, p3 en p4, en daartegenover a8, a9, b9, a10 tot c10 en a11 tot d11. Er blijven 156 velden over. Een halve slag gedraaid ziet de zaal er hetzelfde uit.',
  'rules.B3': 'De uitgang is bij a1, de ingang bij p11.',
  'rules.B4':
    'Elk stuk muur heeft een teken, en elk teken staat er twee keer, een halve slag tegenover elkaar. Met de klok mee vanaf de uitgang: A tot L bovenaan, M tot T langs de trap, U tot Z rechts en een ster bij de hoek van de ingang; dan dezelfde tekens nog eens onderaan en links.',
  'rules.B5':
    'De weg door een muur leidt dus naar het veld waar een halve slag van de zaal je zou brengen: kolom c, rij r wordt kolom 17 − c, rij 12 − r. De richting blijft gelijk.',
  'rules.C1':
    'Tegels: 3 stenen, 2 kristallen, 4 draaistenen rechts, 2 draaistenen 180°, 2 paar telepoorten met pijlen en 2 bloedplassen, een vierkante (2 × 2) en een lange (4 × 1). Stenen, kristallen en draaistenen zijn blokken: ze vullen één veld en je kunt ze duwen. Telepoorten en plassen horen bij de vloer en bewegen nooit. In het basisspel zijn alle 11 blokken gewone stenen en zijn er geen telepoorten.',
  'rules.C2':
    'Acht monsterkaarten (monsterbewegingskaarten): 5, 7, 7, 8, 8, 10, ‘1 treffer’ en ‘2 treffers’. Met 6 of 7 spelers kun je langer spelen: de 5 wordt ‘3 treffers’.',
  'rules.C3':
    'Met 2 tot 4 spelers heeft iedereen vier figuren, met 5 tot 7 drie. Een figuur heeft aan elke kant een getal, samen 7. Aan het begin tonen de vier 1, 3, 4 en 5, de drie 1, 4 en 5.',
  'rules.C4':
    'Groen, rood, blauw en geel hebben vier figuren. Beige, paars en zwart hebben er drie en spelen alleen mee met 5 tot 7 spelers.',
  'rules.C5':
    'En een bouwpakket voor het monster. Alleen voor het oog: met handschoenen aan heeft het net zoveel honger.',
  'rules.S1': 'Alle figuren wachten buiten bij de ingang. Het monster staat op a1 en kijkt naar het oosten.',
  'rules.S2':
    'Basisspel: stenen op c3, m4, h5, i6, n6, g7, e8, m8, o9, f10 en i10; de vierkante plas op i3 tot j4; de lange op e9 tot h9.',
  'rules.S3':
    'Spel voor gevorderden: vanaf een willekeurige speler pakt iedereen om beurten een van de 17 tegels en legt die neer, tot ze op zijn. Wie dan aan de beurt zou zijn, begint het spel.',
  'rules.S4':
    'Op a1, b1, a2, p11, o11 en p10 mag niets liggen. Tegels liggen precies op velden en overlappen elkaar niet. Draaien mag: de lange plas mag in beide richtingen liggen, een pijl mag alle kanten op wijzen.',
  'rules.S5': 'Twee telepoorten mogen geen buren zijn, niet naast elkaar en niet door een muur heen.',
  'rules.S6': 'In het basisspel wordt de startspeler geloot.',
  'rules.G1':
    'In een ronde worden eerst de figuren verplaatst, dan het monster. Daarna wordt de volgende speler startspeler.',
  'rules.G2':
    'Vanaf de startspeler verplaatst iedereen om beurten een figuur die deze ronde nog niet verplaatst is, tot ze allemaal verplaatst zijn. Een figuur mag blijven staan. Verplaatst of niet, daarna wordt hij omgedraaid. Wie er geen meer heeft, wacht de rest van de ronde; verder mag niemand passen.',
  'rules.G3':
    'In de eerste ronde brengt iedereen precies twee figuren naar keuze op het bord, één per beurt; de andere blijven bij de ingang en worden omgedraaid. Een van de twee mag alleen bij de ingang blijven als geen van je figuren die nog verplaatst moeten worden op een vrij veld kan eindigen.',
  'rules.G4':
    'Vanaf de tweede ronde mag een figuur bij de ingang daar ook blijven; omgedraaid wordt hij toch.',
  'rules.G5':
    'Eerste helft: een opgegeten figuur gaat terug naar de ingang, wordt niet omgedraaid en mag vanaf de volgende ronde weer naar binnen. Tweede helft: een opgegeten figuur gaat uit het spel.',
  'rules.G6':
    'De kaarten worden geschud. De eerste kaart van een spel mag geen trefferkaart zijn: er wordt verder getrokken tot er een getal komt, dan worden de trefferkaarten teruggeschud. Is er na de beurt van het monster nog één kaart over, dus na zeven rondes, dan worden alle acht geschud en begint de tweede helft. Na de zevende kaart daarvan is het spel afgelopen.',
  'rules.G7':
    'Wie alle figuren op één na naar buiten heeft gebracht, 3 van de 4 of 2 van de 3, wint meteen, ook midden in een ronde.',
  'rules.G8':
    'In de tweede helft eindigt het spel ook als elke figuur ontkomen of opgegeten is. Is er geen winnaar volgens G7, dan gelden figuren die nog binnen zijn of wachten als opgegeten, en wint wie de meeste ontkomen figuren heeft; bij gelijke stand wie dat aantal het eerst bereikte. Eet de laatste kaart de laatste figuur op, dan geldt: iedereen is weg.',
  'rules.G9': 'Heeft niemand een figuur naar buiten gebracht, dan wint niemand. Het monster wel.',
  'rules.F1':
    'Een figuur beweegt hooguit zoveel velden als het getal dat hij toont, één punt per veld, nooit schuin. Hij mag afslaan zo vaak hij wil en heen en weer lopen.',
  'rules.F2':
    'Naar binnen: het eerste punt brengt hem op p11. Naar buiten: vanaf a1 brengt nog een punt hem naar buiten.',
  'rules.F3':
    'Hij mag door figuren heen lopen, eigen en andere; elk zo’n veld kost een punt, behalve bij glijden (F8). Eindigen mag hij daar niet. Figuren duwen nooit figuren.',
  'rules.F4': 'Hij komt nooit op het veld van het monster, op een telepoort of voorbij de rand.',
  'rules.F5':
    'Hij duwt een blok door op dat veld te lopen, als het veld erachter op het bord ligt en er geen blok, figuur, monster of telepoort is. Eén blok tegelijk, maar zo vaak per zet als je wilt.',
  'rules.F6': 'Figuren mogen geen blok op een telepoort duwen: voor hen is een telepoort de rand.',
  'rules.F7': 'Een blok dat geduwd of glijdend op a1 of p11 komt, gaat meteen uit het spel.',
  'rules.F8':
    'Stapt een figuur op bloed, dan glijdt hij voor dat ene punt rechtdoor naar het eerste veld erachter. Voor elk veld gelden de regels hierboven: door figuren glijdt hij heen, een blok duwt hij als F5 dat toelaat. Kan hij niet verder, dan blijft hij op het bereikte plasveld, en het volgende punt mag hem alle kanten op brengen, op bloed weer glijdend. Plassen die elkaar raken, zijn één plas.',
  'rules.F9':
    'Een glijpartij die op een andere figuur eindigt, mag alleen als er punten over zijn om naar een vrij veld te gaan.',
  'rules.F10':
    'Een figuur mag in een plas eindigen als hij daar gestopt werd. Wat in een plas staat, blijft daar tot het beweegt of geduwd wordt.',
  'rules.F11':
    'Een blok dat op bloed wordt geduwd, glijdt door naar het eerste veld achter de plas. Is het volgende veld niet vrij (blok, figuur, monster, telepoort, rand), dan blijft het op het laatste vrije plasveld. Zelf beweegt het niets.',
  'rules.M1':
    'Een stap: kijken, dan één veld lopen. Na de laatste stap kijkt het nog een keer. Een getal staat voor evenveel stappen. Een trefferkaart geldt tot er in deze beurt zoveel figuren zijn opgegeten, hooguit 20 stappen; er wordt na elke hele stap geteld, dus bij glijden of duwen kunnen er meer worden opgegeten dan de kaart vraagt.',
  'rules.M2':
    'Het kijkt vooruit, naar links en naar rechts langs rij en kolom, nooit achterom, nooit schuin. Het ziet door kristallen, telepoorten en plassen heen. Zijn blik eindigt bij de rand, bij stenen en bij draaistenen.',
  'rules.M3':
    'Het draait zich naar de dichtstbijzijnde figuur die het ziet. Zijn er meer even dichtbij, of ziet het er geen, dan houdt het zijn richting. De afstand telt in velden; bloed telt gewoon mee.',
  'rules.M4': 'Dan loopt het één veld in de kijkrichting. Een figuur daar wordt opgegeten.',
  'rules.M5':
    'Een steen of kristal daar wordt een veld verder geduwd, en daarmee alles wat er direct op een rij achter staat: blokken van elke soort, ook draaistenen, en figuren. Het verste gaat eerst.',
  'rules.M6':
    'Wat over de rand of op een telepoort wordt geduwd, is weg: een blok uit het spel, een figuur opgegeten (een treffer). Ook bij de uitgang: wie bij a1 over de rand wordt geduwd, is opgegeten; wie op a1 of p11 wordt geduwd, blijft daar gewoon staan. Het veld dat het monster verlaat, geldt als vrij voor wat het duwt.',
  'rules.M7':
    'Een blok dat op bloed wordt geduwd, glijdt als in F11, een figuur als in F8: een blok in de weg wordt geduwd als F5 dat toelaat. Hij stopt voor een andere figuur, en geen van beide glijdt over de rand of op een telepoort: ze blijven op het laatste plasveld.',
  'rules.M8': 'Een blok dat het monster op a1 of p11 duwt, gaat uit het spel, als in F7.',
  'rules.M9':
    'Loopt het over de rand, dan komt het volgens B5 weer binnen, in dezelfde stap en richting. Wat daar staat, wordt opgegeten of geduwd zoals anders.',
  'rules.M10':
    'Een draaisteen waar het op zou stappen wordt niet geduwd: het monster draait, naar rechts of 180°, en loopt in dezelfde stap een veld de nieuwe kant op, zonder opnieuw te kijken. Kijken komt eerst: draait het zich volgens M3 weg, dan doet de steen niets. Nog een draaisteen in de nieuwe richting draait het weer. Ziet het figuren, maar houdt het bij gelijke stand zijn richting, dan werkt de steen.',
  'rules.M11': 'Een draaisteen aan de andere kant van een muur (M9) draait het voordat het erdoorheen loopt.',
  'rules.M12':
    'Zodra het op een veld in een richting kijkt waarin het daar in dezelfde stap al keek, eindigt de stap. Zo kan het niet eeuwig rondjes draaien of glijden.',
  'rules.M13':
    'Komt het op bloed, dan glijdt het in dezelfde stap en zonder te kijken rechtdoor tot het droog staat. Onderweg eet het figuren op, duwt het blokken (M5), gaat het door muren (M9) en op telepoorten (M14).',
  'rules.M14':
    'Stapt het op een telepoort, dan staat het meteen op de andere van het paar, met de blik in de richting van die pijl. De stap is voorbij.',
  'rules.M15':
    'Komt het glijdend bij een draaisteen, dan draait het meteen en glijdt of loopt het de nieuwe kant op.',
  'rules.P1':
    'Een level is een stelling met vijandelijke en eigen figuren en een voorraad: tegels, en eigen figuren bij de ingang, die je op vrije velden zet voordat het monster begint. Een level kan beperken welke velden je mag gebruiken. S4 en S5 gelden, en geen figuur komt op bloed. Je hoeft niet alles te gebruiken.',
  'rules.P2':
    'Dan loopt het monster zonder einde volgens M1 tot M15. Het is voorbij als alles na een blik staat zoals het al eens stond, want vanaf daar herhaalt alles zich, of als er geen figuur meer op het bord is.',
  'rules.P3': 'Opgelost: elke vijandelijke figuur opgegeten en geen van je eigen, voor altijd.',
});
