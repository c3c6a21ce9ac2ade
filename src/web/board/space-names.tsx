import { signal } from '@preact/signals';
import { geometryOf, type Point, Pointed } from '../../drawing/index.ts';
import { type SpaceName, spaceName, spaceNamed } from '../../rules/index.ts';

/** A space is lit up when its name is pointed at anywhere on the page. */

const lit = signal<SpaceName | undefined>(undefined);

/** The space whose name is pointed at. */
export const LitSpace = ({ upright }: { readonly upright: boolean }) => {
  const at: Point | undefined = lit.value && geometryOf(upright).centre(lit.value);
  return at === undefined ? null : <Pointed at={at} />;
};

const NAME = /\b([a-p]1?\d)\b/;

/** A sentence in which names of spaces light up the space. */
export const SpaceText = ({ text }: { readonly text: string }) => (
  <>
    {text.split(NAME).map((part, index) => {
      const at = index % 2 === 0 ? undefined : spaceNamed(part);
      if (at === undefined) return part;
      return (
        <span
          class="space-name"
          key={index}
          onPointerEnter={() => {
            lit.value = spaceName(at);
          }}
          onPointerLeave={() => {
            lit.value = undefined;
          }}
        >
          {part}
        </span>
      );
    })}
  </>
);
