'use client'

import { useEffect } from 'react'

import { spyOnScroll } from '@/lib/scroll-spy'

/** Lets the address and the menu follow the section in view. */
export function ScrollSpy({ sections }: { sections: readonly string[] }) {
  useEffect(() => spyOnScroll(sections), [sections])
  return null
}
