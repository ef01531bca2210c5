import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'

import { HERO_ADVANCE_MS } from './lib/hero-advance'
import { springEasing } from './lib/spring-easing'

/** The spring of the mobile menu: docs/specification.md#navigation. */
const MENU_SPRING = { stiffness: 200, damping: 25 }
/** Its curve for Chrome before 113 and Safari before 17.2, which know no `linear()`. */
const LIKE_MENU_SPRING = '500ms cubic-bezier(0.2, 0.6, 0.3, 1)'

const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  white: '#fff',
  ink: { 700: '#1d2f4a', 800: '#132136', 850: '#0e192b', 900: '#0a1322', 950: '#060b15' },
  sand: { 50: '#fbf8f2', 100: '#f4eee2', 200: '#e8ddc9' },
  /** The accent. Drawings, icons, documents and particles read it from here: another accent is these values. */
  brand: { 300: '#ecd3a3', 400: '#dcb674', 500: '#c0914a', 700: '#6d4b14', 800: '#644511' },
  /** Behind the screens of products, which keep their colours. */
  gold: { 300: '#ecd3a3', 400: '#dcb674' },
  teal: { 300: '#93e0da', 700: '#09585b' },
  ok: { 50: '#e9f4ec', 700: '#115a34' },
  err: { 50: '#fbecea', 700: '#981f18', 800: '#7c1611' },
} as const

/** The corners of buttons and fields. Pictures have none. */
const radii = { '--radius-button': '2px', '--radius-field': '2px' } as const

/** What a colour is for. Each surface sets these properties in app/tokens.css. */
const roles = Object.fromEntries(
  ['bg', 'fg', 'muted', 'line', 'line-strong', 'accent', 'accent-hover', 'accent-second', 'focus'].map((role) => [
    role,
    `var(--color-${role})`,
  ]),
)

/** Utilities for tokens of app/tokens.css, whose values differ by language, window and paper: `p-gutter`, `leading-sub`. */
const tokens = (namespace: string, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${namespace}-${name})`]))

/** The palette as `--color-ink-900`, `--color-brand-400` and so on, for style sheets. Its roles stand in app/tokens.css. */
const colorProperties = Object.fromEntries(
  Object.entries(colors).flatMap(([family, shades]) =>
    typeof shades === 'string'
      ? []
      : Object.entries(shades).map(([shade, value]) => [`--color-${family}-${shade}`, value]),
  ),
)

export default {
  theme: {
    colors: { ...colors, ...roles },
    screens: { xs: '30rem', sm: '43.75rem', md: '48rem', lg: '64rem', xl: '80rem' },
    fontSize: {
      ...tokens('text', 'hero', 'h1', 'h2', 'h3', 'item', 'body', 'sm'),
      /** The first sentences of a page or section. */
      lead: ['var(--text-lead)', { lineHeight: 'var(--leading-lead)' }],
      /** Short texts larger than the body's. */
      sub: [
        'var(--text-h3)',
        {
          fontWeight: 'var(--font-weight-head)',
          letterSpacing: 'var(--tracking-sub)',
          lineHeight: 'var(--leading-sub)',
        },
      ],
      /** Names in lists and tables, which often take two lines. */
      name: [
        'var(--text-item)',
        {
          fontWeight: 'var(--font-weight-head)',
          letterSpacing: 'var(--tracking-sub)',
          lineHeight: 'calc(var(--leading-body) * 0.8)',
        },
      ],
      label: [
        'var(--text-sm)',
        { fontWeight: 'var(--font-weight-strong)', letterSpacing: '0', lineHeight: 'var(--leading-body)' },
      ],
    },
    fontFamily: {
      mono: "ui-monospace, Consolas, 'Liberation Mono', monospace",
      /** A word on a page in the other language. */
      'english-word': "'Instrument Sans Names', sans-serif",
      'arabic-word': "'Alexandria Word', 'Alexandria Variable', sans-serif",
    },
    fontWeight: tokens('font-weight', 'head', 'statement', 'body', 'strong', 'nav'),
    lineHeight: tokens('leading', 'tight', 'head', 'statement', 'lead', 'sub', 'body'),
    letterSpacing: tokens('tracking', 'hero', 'head', 'sub'),
    maxWidth: tokens('container', 'page', 'title', 'lead', 'text'),
    borderRadius: tokens('radius', 'button', 'field'),
    transitionProperty: { colors: 'color, background-color, border-color' },
    transitionDuration: tokens('duration', 'quick', 'normal', 'slow', 'slowest'),
    transitionTimingFunction: tokens('ease', 'out', 'in-out'),
    animation: {
      'logo-in': 'logo-in 0.5s backwards',
      'star-spinner': 'star-spinner 1.6s linear infinite',
      'submit-unavailable': 'submit-unavailable 1ms 5s forwards',
    },
    keyframes: {
      'logo-in': { from: { opacity: '0' } },
      'star-spinner': { to: { strokeDashoffset: '-44' } },
      'submit-unavailable': {
        to: {
          borderColor: 'var(--color-sand-200)',
          background: 'var(--color-sand-200)',
          color: 'var(--color-muted)',
          cursor: 'not-allowed',
        },
      },
    },
    extend: {
      spacing: tokens('spacing', 'gutter', 'gap', 'section', 'rhythm', 'bleed', 'target', 'header', 'header-scrolled'),
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': {
          ...colorProperties,
          ...radii,
          '--hero-advance': `${HERO_ADVANCE_MS}ms`,
        },
        '@media (prefers-reduced-motion: no-preference)': {
          ':root': { '--menu-spring': LIKE_MENU_SPRING },
          '@supports (animation-timing-function: linear(0, 1))': {
            ':root': { '--menu-spring': springEasing(MENU_SPRING.stiffness, MENU_SPRING.damping) },
          },
        },
      })
    }),
  ],
} satisfies Config
