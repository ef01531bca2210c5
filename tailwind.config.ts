import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'

import { springEasing } from './lib/spring-easing'

/** The spring of the mobile menu: docs/specification.md#navigation. */
const MENU_SPRING = { stiffness: 200, damping: 25 }

const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  white: '#fff',
  ink: { 700: '#1d2f4a', 800: '#132136', 850: '#0e192b', 900: '#0a1322', 950: '#060b15' },
  sand: { 50: '#fbf8f2', 100: '#f4eee2', 200: '#e8ddc9' },
  gold: { 300: '#ecd3a3', 400: '#dcb674', 700: '#6d4b14' },
  teal: { 300: '#93e0da', 700: '#09585b' },
  ok: { 50: '#e9f4ec', 700: '#115a34' },
  err: { 50: '#fbecea', 700: '#981f18', 800: '#7c1611' },
} as const

/** Colour roles by surface. Components use these roles, never colours of the palette. */
const surfaces = {
  ':root, .paper': {
    '--bg': colors.sand[50],
    '--fg': colors.ink[900],
    '--fg-2': '#3d4659',
    '--line': '#0a132222',
    '--line-2': '#0a132240',
    '--accent': colors.gold[700],
    '--accent-2': colors.teal[700],
    '--focus': colors.teal[700],
  },
  '.sand': { '--bg': colors.sand[100], '--accent': '#644511' },
  '.dark': {
    '--bg': colors.ink[900],
    '--fg': '#f6f1e7',
    '--fg-2': '#aab6c8',
    '--line': '#f6f1e71f',
    '--line-2': '#f6f1e73d',
    '--accent': colors.gold[400],
    '--accent-2': colors.teal[300],
    '--focus': colors.teal[300],
  },
  '.paper, .sand, .dark': { background: 'var(--bg)', color: 'var(--fg)' },
}

/** Typography: font size (t), line height (lh), letter spacing (tr, for tracking) and font weight (w). */
const latinType = {
  '--font': '"Instrument Sans Variable", "Instrument Sans Fallback", system-ui, sans-serif',
  // With a large font size of the browser the longest words of titles still fit a phone: at most so many vw.
  '--t-hero': 'min(clamp(2.75rem, 1.6rem + 4.2vw, 5.375rem), 14vw)',
  '--t-h1': 'min(clamp(2.5rem, 1.55rem + 3.9vw, 5.25rem), 13vw)',
  '--t-h2': 'min(clamp(2rem, 1.45rem + 2.3vw, 3.75rem), 10.5vw)',
  /** Headings of the sections of a page. */
  '--t-section': 'min(clamp(1.75rem, 1.35rem + 1.6vw, 2.75rem), 9.5vw)',
  '--t-h3': 'clamp(1.375rem, 1.2rem + 0.75vw, 1.875rem)',
  '--t-statement': 'clamp(1.625rem, 1.2rem + 1.75vw, 2.75rem)',
  /** Large items of a list, which often take two lines. */
  '--t-item': 'clamp(1.125rem, 1rem + 0.55vw, 1.5rem)',
  '--t-lead': 'clamp(1.125rem, 1.04rem + 0.38vw, 1.375rem)',
  '--t-body': 'clamp(1rem, 0.97rem + 0.14vw, 1.0625rem)',
  '--t-sm': '0.9375rem',
  '--lh-tight': '1.02',
  '--lh-head': '1.08',
  '--lh-statement': '1.18',
  '--lh-lead': '1.55',
  /** Of short texts larger than the body's. */
  '--lh-sub': '1.34',
  '--lh-body': '1.6',
  '--tr-hero': '-0.04em',
  '--tr-head': '-0.03em',
  '--tr-sub': '-0.015em',
  '--w-head': '500',
  '--w-statement': '450',
  '--w-body': '420',
  '--w-strong': '580',
  '--w-nav': '480',
}

/** Arabic has its own scale: larger line heights, lighter weights, no letter spacing (it separates joined letters). */
const arabicType = {
  '--font': '"Alexandria Variable", "Instrument Sans Names", "Alexandria Fallback", system-ui, sans-serif',
  '--t-hero': 'min(clamp(2.25rem, 1.4rem + 3.3vw, 4.375rem), 12vw)',
  '--t-h1': 'min(clamp(2.125rem, 1.4rem + 3vw, 4.25rem), 12vw)',
  '--t-h2': 'min(clamp(1.75rem, 1.3rem + 1.8vw, 3rem), 10vw)',
  '--t-section': 'min(clamp(1.625rem, 1.25rem + 1.3vw, 2.375rem), 9vw)',
  '--t-h3': 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)',
  '--t-statement': 'clamp(1.375rem, 1.15rem + 1vw, 2rem)',
  '--t-item': 'clamp(1.0625rem, 0.95rem + 0.5vw, 1.3125rem)',
  '--t-lead': 'clamp(1.05rem, 0.98rem + 0.34vw, 1.25rem)',
  '--t-body': 'clamp(1rem, 0.96rem + 0.12vw, 1.0625rem)',
  '--t-sm': '0.90625rem',
  '--lh-tight': '1.28',
  '--lh-head': '1.34',
  '--lh-statement': '1.65',
  '--lh-lead': '1.87',
  '--lh-sub': '1.65',
  '--lh-body': '1.9',
  '--tr-hero': '0',
  '--tr-head': '0',
  '--tr-sub': '0',
  '--w-head': '500',
  '--w-statement': '400',
  '--w-body': '330',
  '--w-strong': '520',
  '--w-nav': '400',
}

/** For what has no logical property, such as object-position and translate: the start edge, and the sign of x. */
const leftToRight = { '--start': '0%', '--dir': '1' }
const rightToLeft = { '--start': '100%', '--dir': '-1' }

const shape = {
  '--gutter': 'max(clamp(1.25rem, 0.35rem + 3.9vw, 4.5rem), env(safe-area-inset-left), env(safe-area-inset-right))',
  '--gap': 'clamp(1rem, 0.6rem + 1.2vw, 1.875rem)',
  '--section': 'clamp(1.75rem, 0.95rem + 3.3vw, 4rem)',
  '--wrap': '90rem',
  '--header': '5.5rem',
  '--header-scrolled': '4.25rem',
  '--r-1': '2px',
  '--r-2': '6px',
  '--shadow-panel': '0 24px 50px -30px #060b1580',
}

/** Easings (e) and durations (d). */
const motion = {
  '--e-out': 'cubic-bezier(0.16, 1, 0.3, 1)',
  '--e-inout': 'cubic-bezier(0.65, 0, 0.35, 1)',
  '--d-1': '160ms',
  '--d-2': '300ms',
  '--d-3': '600ms',
  '--d-4': '900ms',
  '--menu-spring': springEasing(MENU_SPRING.stiffness, MENU_SPRING.damping),
}

/** The palette as `--ink-900`, `--gold-400` and so on, for style sheets. */
const colorProperties = Object.fromEntries(
  Object.entries(colors).flatMap(([family, shades]) =>
    typeof shades === 'string' ? [] : Object.entries(shades).map(([shade, value]) => [`--${family}-${shade}`, value]),
  ),
)

export default {
  theme: { colors },
  plugins: [
    plugin(({ addBase }) => {
      addBase({ ':root': { ...colorProperties, ...latinType, ...leftToRight, ...shape, ...motion } })
      addBase({ ':lang(ar)': arabicType, '[dir=rtl]': rightToLeft })
      addBase(surfaces)
      addBase({
        '@media (width < 48rem)': { ':root': { '--header': '4.5rem' } },
        '@media (prefers-reduced-motion: reduce)': {
          ':root': { '--d-1': '0ms', '--d-2': '0ms', '--d-3': '0ms', '--d-4': '0ms', '--menu-spring': '0ms linear' },
        },
      })
    }),
  ],
} satisfies Config
