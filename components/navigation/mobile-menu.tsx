'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

import { Button } from '@/components/ui/button'
import { ControlIcon } from '@/components/ui/control-icon'
import type { NavigationItem } from '@/content/views/navigation-items'
import { elementAt } from '@/lib/element-at'
import { hasModifierKey } from '@/lib/modifier-keys'

import { DESKTOP } from './desktop'
import { MobileMenuItem } from './mobile-menu-item'

const DIALOG_ID = 'mobile-menu'

// React's types lack these attributes.
const OPEN = { command: 'show-modal', commandfor: DIALOG_ID }
const CLOSE = { command: 'close', commandfor: DIALOG_ID }

const BUTTON = '-me-2 grid size-target place-items-center'

interface MobileMenuProps {
  items: readonly NavigationItem[]
  labels: { open: string; close: string; menu: string; closeOnly: string }
  brand: ReactNode
  /** Below the button: mail, phone, contact page and language. */
  foot: ReactNode
}

/**
 * The menu of narrow windows. It is a modal dialog, so the browser keeps the focus inside, returns it to the button and
 * closes on Escape. The buttons open and close it by the HTML attribute `command`, even without JavaScript. In browsers
 * without that attribute, the startup script opens it and this component closes it.
 */
export function MobileMenu({ items, labels, brand, foot }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pathname = usePathname()

  useEffect(() => {
    const close = () => dialog.current?.close()
    const desktop = window.matchMedia(DESKTOP)
    desktop.addEventListener('change', close)
    return () => {
      // Closes when a page is left, not when it is entered: a menu opened before hydration stays open.
      close()
      desktop.removeEventListener('change', close)
    }
  }, [pathname])

  const closeOnClick = (event: MouseEvent) => {
    const target = elementAt(event)
    // A visitor who opens several tabs keeps the menu.
    if (hasModifierKey(event) && target?.closest('a')) return
    // The panel covers the dialog's whole box, so a click on the dialog itself hits its backdrop.
    if (target === dialog.current || target?.closest('a, [command=close]')) dialog.current?.close()
  }

  return (
    <div className="ms-auto self-center lg:hidden">
      <button type="button" className={BUTTON} aria-label={labels.open} aria-haspopup="dialog" {...OPEN}>
        <ControlIcon name="menu" size="l" />
      </button>
      <dialog
        id={DIALOG_ID}
        className="mobile-menu dark low:overflow-auto"
        aria-label={labels.menu}
        ref={dialog}
        // Runs before the handlers of the links: closing returns the focus, and a section link then moves it.
        onClickCapture={closeOnClick}
      >
        <div className="flex h-full flex-col px-gutter pb-[max(1.5rem,env(safe-area-inset-bottom))] low:h-auto">
          <div className="sticky top-0 z-1 flex h-header flex-none items-center justify-between bg-bg low:h-14">
            {brand}
            <button type="button" className={BUTTON} aria-label={labels.close} autoFocus {...CLOSE}>
              <ControlIcon name="close" />
            </button>
          </div>
          <nav
            className="-mx-2 flex-1 overflow-auto overscroll-contain px-2 low:overflow-visible"
            aria-label={labels.menu}
          >
            <ul>
              {items.map((item) => (
                <MobileMenuItem key={item.title} item={item} level={1} />
              ))}
            </ul>
          </nav>
          <div className="flex-none border-t border-line pt-5">
            <Button variant="primary" size="wide" {...CLOSE}>
              {labels.closeOnly}
            </Button>
            {foot}
          </div>
        </div>
      </dialog>
    </div>
  )
}
