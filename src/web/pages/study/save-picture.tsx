import { Button } from '../../app/index.ts';
import { saveFile } from '../../device/index.ts';
import { t } from '../../i18n/index.ts';
import type { StudySession } from './session.ts';

/** Saves what the board shows, as a picture. */
export function SavePicture({ session }: { readonly session: StudySession }) {
  const save = async (kind: 'png' | 'svg'): Promise<void> => {
    const { svgOf, pngOf } = await import('../../pictures/index.ts');
    const { scene, marks } = session.controller;
    const svg = svgOf(scene.peek(), marks.peek(), false);
    if (kind === 'svg') saveFile('fearsome-floors.svg', svg, 'image/svg+xml');
    else saveFile('fearsome-floors.png', await pngOf(svg), 'image/png');
  };
  return (
    <>
      <Button icon="share" text={t('review.picture.png')} onClick={() => void save('png')} />
      <Button icon="share" text={t('review.picture.svg')} onClick={() => void save('svg')} />
    </>
  );
}
