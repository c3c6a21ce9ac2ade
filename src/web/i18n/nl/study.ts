import type { study as english } from '../en/study.ts';
import { translation } from '../scheme.ts';

export const study = translation<typeof english>()({
  'study.eaten.saw':
    'Met {cards} ziet het vanaf {from} {figure}, draait het zich naar {direction} en hapt het toe op {at}.',
  'study.eaten.turned':
    'Met {cards} draait het zich op {from} naar {direction} en eet het {figure} op {at} op.',
  'study.eaten.straight': 'Met {cards} loopt het rechtdoor en eet het {figure} op {at} op.',
  'study.eaten.edge': 'Met {cards} duwt het {figure} vanaf {at} over de rand.',
  'study.eaten.teleporter': 'Met {cards} duwt het {figure} op de telepoort op {at}.',
  'study.any-card': 'elke kaart',
  'study.safe': '{figure} is veilig, welke kaart er ook komt.',
  'study.out': '{figure} is ontkomen.',
  'study.wins': '{player} wint.',
  'study.wins.you': 'Je wint.',
  'study.way': {
    one: '{figure} heeft nog 1 punt nodig om te ontkomen.',
    other: '{figure} heeft nog {count} punten nodig om te ontkomen.',
  },
});
