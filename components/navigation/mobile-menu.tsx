'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

import { Icon } from '@/components/ui/icon'
import type { NavigationItem } from '@/content/navigation'

import { MobileMenuItem } from './mobile-menu-item'

const DIALOG_ID = 'mobile-menu'

/** The desktop header starts here, and the menu would stand without its button. */
const DESKTOP = '(min-width: 1024px)'

interface MobileMenuProps {
  items: readonly NavigationItem[]
  labels: { open: string; close: string; menu: string; closeOnly: string }
  brand: ReactNode
  /** Mail, phone, contact page and the language, below the button. */
  foot: ReactNode
}

/**
 * The menu of narrow windows: a modal dialog, so that the browser itself keeps the focus inside, gives it back and
 * closes on Escape. Its button carries the HTML command, which the boot script carries out (`lib/startup/open-dialog.ts`);
 * where no script runs the browser does.
 */
export function MobileMenu({ items, labels, brand, foot }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pathname = usePathname()
  const close = () => dialog.current?.close()

  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP)
    desktop.addEventListener('change', close)
    return () => {
      // On leaving a page, not on arriving: a menu that was opened before the script came stays open.
      close()
      desktop.removeEventListener('change', close)
    }
  }, [pathname])

  const closeFromOutside = (event: MouseEvent<HTMLDialogElement>) => {
    // The overlay belongs to the dialog; of the dialog's own box the panel leaves nothing free.
    if (event.target === event.currentTarget) close()
  }

  return (
    <div className="mobile-nav">
      <button
        type="button"
        className="menu-button"
        aria-label={labels.open}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: DIALOG_ID }}
      >
        <Icon name="menu" />
      </button>
      <dialog
        id={DIALOG_ID}
        className="mobile-menu dark"
        aria-label={labels.menu}
        ref={dialog}
        onClick={closeFromOutside}
      >
        <div className="panel">
          <div className="top">
            {brand}
            <button
              type="button"
              className="menu-button"
              aria-label={labels.close}
              autoFocus
              onClick={close}
              {...{ command: 'close', commandfor: DIALOG_ID }}
            >
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label={labels.menu}>
            <ul>
              {items.map((item) => (
                <MobileMenuItem key={item.title} item={item} level={1} onFollow={close} />
              ))}
            </ul>
          </nav>
          <div className="foot">
            <button type="button" className="button" data-variant="gold" onClick={close}>
              {labels.closeOnly}
            </button>
            {foot}
          </div>
        </div>
      </dialog>
    </div>
  )
}
