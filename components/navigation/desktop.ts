/** The widths at which the header has the desktop menu, and no button for the menu of phones: `lg` of tailwind.config.ts. */
export const DESKTOP = '(width >= 64rem)'
