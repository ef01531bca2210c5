/** A feature newer than the browsers that `browserslist` in package.json names. */
interface NewerFeature {
  /** Removes it from a window before any script of the page runs. */
  script?: (window: Window) => void
  /** Its words in style sheets. Misspelling them makes a browser drop what it does not know, as an old one would. */
  css?: RegExp
}

function drop(object: object, name: string): void {
  Reflect.deleteProperty(object, name)
  if (name in object) throw new Error(`${name} cannot be taken away`)
}

const features: Readonly<Record<string, NewerFeature>> = {
  /** `command` and `commandfor`: Chrome 135, Firefox 144, Safari 26.2. */
  'invoker-commands': {
    script(window) {
      for (const name of ['command', 'commandForElement']) drop(HTMLButtonElement.prototype, name)
      // What the browser would do by itself after this event.
      window.addEventListener('command', (event) => event.preventDefault(), true)
    },
  },
  /** Chrome 111, Firefox 144, Safari 18; between documents Chrome 126, Safari 18.2. */
  'view-transitions': {
    script: () => drop(Document.prototype, 'startViewTransition'),
    css: /(?<=[@:])(view-transition|active-view-transition)|\bview-transition(?=-name)/g,
  },
  /** Chrome 102, Firefox 147, Safari 26.2. */
  'navigation-api': {
    script: (window) => drop(window, 'navigation'),
  },
  /** Chrome 47, Firefox 55; not in Safari. */
  'idle-callback': {
    script: (window) => drop(window, 'requestIdleCallback'),
  },
  /** `::details-content`, by which disclosures are open in wide windows and on paper: Chrome 131, Firefox 143, Safari 18.4. */
  'details-content': {
    script() {
      const supports = CSS.supports.bind(CSS) as (...condition: string[]) => boolean
      CSS.supports = (...condition: string[]) =>
        !condition.some((part) => part.includes('::details-content')) && supports(...condition)
    },
    css: /(?<=::)details-content/g,
  },
  /** `@property`: Chrome 85, Firefox 128, Safari 16.4. Unregistered, a property jumps where it would glide. */
  'registered-properties': { css: /(?<=@)property\b/g },
  /** Chrome 117. Rows of neighbours then stand on lines of their own. */
  subgrids: { css: /\bsubgrid\b/g },
  /** `linear()`, the spring of the menu: Chrome 113, Safari 17.2. */
  easings: { css: /\blinear(?=\()/g },
  /** `@media (scripting)`: Chrome 120, Safari 17. Buttons that need a script stay visible without one. */
  'scripting-query': { css: /(?<=\()scripting\b/g },
  /** Chrome 115, Firefox 159, Safari 26. */
  'scroll-timelines': { css: /\banimation-(?=timeline|range)/g },
  /** Transitions out of `display: none`: Chrome 117, Firefox 129, Safari 18. */
  'discrete-transitions': { css: /\ballow-discrete/g },
  /** `content-visibility: auto`, which delays pictures far below: Firefox 125, Safari 18. */
  'content-visibility': { css: /\bcontent-visibility(?=:auto)/g },
  /** `balance`: Chrome 114, Safari 17.5; `pretty`: Chrome 117, Safari 26, not in Firefox. */
  'text-wrap': { css: /\btext-wrap(?=:)/g },
  /** Chrome 121, Safari 18.2. */
  scrollbars: { css: /\bscrollbar-(?=gutter:|width:)/g },
}

/** The site's host name for visitors whose browser is as old as `browserslist` allows. */
export const OLDEST_HOST = 'oldest.localhost'

/** Removes all newer features for visitors of that host. */
export function takeAway(window: Window): void {
  if (window.location.hostname !== OLDEST_HOST) return
  for (const { script } of Object.values(features)) script?.(window)
}

/** Rewrites a style sheet as the oldest browsers understand it. */
export const asOldestReads = (styles: string): string =>
  Object.values(features).reduce((left, { css }) => (css ? left.replace(css, (word) => `x-${word}`) : left), styles)

/** Features listed above that none of these style sheets uses. */
export const unusedFeatures = (styles: string): string[] =>
  Object.entries(features).flatMap(([name, { css }]) => (css && styles.search(css) < 0 ? [name] : []))
