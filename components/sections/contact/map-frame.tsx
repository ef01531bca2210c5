'use client'

import type { IframeHTMLAttributes } from 'react'

import { useHydrated } from '@/lib/hooks/use-hydrated'

/**
 * An iframe that is rendered after hydration: requested together with the page's own files, a document of another host
 * doubles the First Contentful Paint of a phone on a slow connection. Without JavaScript it is in a `<noscript>`.
 */
export function MapFrame(props: IframeHTMLAttributes<HTMLIFrameElement>) {
  const isHydrated = useHydrated()
  const frame = <iframe {...props} loading="lazy" referrerPolicy="strict-origin-when-cross-origin" />
  return isHydrated ? frame : <noscript>{frame}</noscript>
}
