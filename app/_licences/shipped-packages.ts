interface ShippedPackage {
  name: string
  /** Next ships its own copies of some packages, at Next's version. */
  within?: 'next'
  /** The licence text of a package that contains none, from its repository. */
  text?: string
}

const EMBLA = 'app/_licences/texts/embla-carousel.txt'

/**
 * Packages whose code or fonts the exported site sends to browsers. The test beside this file bundles what runs in the
 * browser and compares.
 */
export const shippedPackages: readonly ShippedPackage[] = [
  { name: '@fontsource-variable/alexandria' },
  { name: '@fontsource-variable/instrument-sans' },
  { name: '@swc/helpers' },
  { name: '@tsparticles/animation-utils' },
  { name: '@tsparticles/basic' },
  { name: '@tsparticles/engine' },
  { name: '@tsparticles/plugin-blend' },
  { name: '@tsparticles/plugin-hex-color' },
  { name: '@tsparticles/plugin-hsl-color' },
  { name: '@tsparticles/plugin-move' },
  { name: '@tsparticles/plugin-rgb-color' },
  // From the repository of the engine, whose licence is the same.
  { name: '@tsparticles/react', text: 'node_modules/@tsparticles/engine/LICENSE' },
  { name: '@tsparticles/shape-circle' },
  { name: '@tsparticles/updater-opacity' },
  { name: '@tsparticles/updater-out-modes' },
  { name: '@tsparticles/updater-paint' },
  { name: '@tsparticles/updater-size' },
  { name: 'embla-carousel', text: EMBLA },
  { name: 'embla-carousel-autoplay', text: EMBLA },
  { name: 'embla-carousel-react', text: EMBLA },
  { name: 'embla-carousel-reactive-utils', text: EMBLA },
  { name: 'js-md5' },
  { name: 'next' },
  { name: 'process', within: 'next' },
  { name: 'react', within: 'next' },
  { name: 'react-dom', within: 'next' },
  { name: 'react-server-dom-turbopack', within: 'next' },
  { name: 'scheduler', within: 'next' },
  { name: 'tailwindcss' },
]
