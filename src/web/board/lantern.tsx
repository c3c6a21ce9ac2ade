import { Use } from '../../drawing/index.ts';

interface LanternProps {
  readonly lit: boolean;
  /** What stands on its glass: the name of a sign, or a number. */
  readonly sign: string | number;
  readonly size?: number;
}

/** A lantern on a hook: lit, or dark. */
export const LanternIcon = ({ lit, sign, size = 64 }: LanternProps) => (
  <svg
    class={`lantern ${lit ? 'lit' : ''}`}
    viewBox="0 0 64 80"
    width={size}
    height={size * 1.25}
    aria-hidden="true"
  >
    {lit && <circle cx="32" cy="46" r="32" fill="#ffb338" opacity=".16" />}
    <g stroke="#140f12" stroke-width="3" stroke-linejoin="round">
      <circle cx="32" cy="8" r="5.5" fill="none" stroke-width="6.5" />
      <circle cx="32" cy="8" r="5.5" fill="none" stroke={lit ? '#b8a284' : '#5b6a6c'} />
      <path d="M15 26L22 14H42L49 26Z" fill={lit ? '#8a5a1c' : '#34474b'} />
      <path d="M14 26H50L53 64H11Z" fill={lit ? '#ffb338' : '#1c2b2f'} />
      {lit && <path d="M22 29H29L26 61H18Z" fill="#ffe08a" stroke="none" />}
      <path d="M8 64H56V71Q56 75 52 75H12Q8 75 8 71Z" fill={lit ? '#8a5a1c' : '#34474b'} />
    </g>
    {typeof sign === 'number' ? (
      <text
        x="32"
        y="56"
        text-anchor="middle"
        fill={lit ? '#20140a' : '#8da09d'}
        style={{ font: '700 28px var(--display)' }}
      >
        {sign}
      </text>
    ) : (
      <g style={{ color: lit ? '#20140a' : '#8da09d' }}>
        <Use name={`icon-${sign}`} x={18} y={31} size={28} />
      </g>
    )}
  </svg>
);
