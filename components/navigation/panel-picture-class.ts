/** A picture of a panel fills the place behind the link to the overview. nav.css shows it with the panel. */
export const PANEL_PICTURE = 'nav-panel-picture absolute inset-0 -z-1 size-full object-cover'
