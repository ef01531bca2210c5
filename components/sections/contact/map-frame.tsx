'use client'

import { type IframeHTMLAttributes, useState } from 'react'

import { useHydrated } from '@/lib/hooks/use-hydrated'

interface MapFrameProps extends Pick<IframeHTMLAttributes<HTMLIFrameElement>, 'title' | 'height'> {
  src: string
}

/** A map by night, in the blues of the drawing: inverted alone, land turns brown and main roads pink. */
const BY_NIGHT = '[filter:grayscale(1)_invert(0.94)_brightness(0.9)_sepia(0.9)_hue-rotate(178deg)_saturate(1.6)]'
const FRAME =
  'absolute inset-0 size-full not-data-waiting:animate-[open_var(--duration-normal)_var(--ease-out)] data-waiting:invisible'

/**
 * An iframe that is rendered after hydration. Requested together with the page's own files, another host's document
 * doubles the First Contentful Paint of a phone on a slow connection. Without JavaScript, the iframe is in a
 * `<noscript>`.
 *
 * Browsers fire `load` for their error page too, and say nothing about a cross-origin frame. So the frame stays hidden
 * until a HEAD request shows that the host can be reached. Until then, or if a filter or an outage blocks it, visitors
 * see the drawn map below.
 */
export function MapFrame({ src, ...props }: MapFrameProps) {
  const isHydrated = useHydrated()
  const [isReached, setReached] = useState(false)
  const reach = () => {
    fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
      () => setReached(true),
      () => setReached(false),
    )
  }
  const attributes = {
    src,
    ...props,
    className: `${FRAME} ${BY_NIGHT}`,
    loading: 'lazy',
    referrerPolicy: 'strict-origin-when-cross-origin',
  } as const
  if (!isHydrated) {
    return (
      <noscript>
        <iframe {...attributes} />
      </noscript>
    )
  }
  return <iframe {...attributes} data-waiting={!isReached || undefined} onLoad={reach} />
}
