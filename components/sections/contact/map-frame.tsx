'use client'

import { type IframeHTMLAttributes, useEffect } from 'react'

import { LATER_SRC, loadMap } from '@/lib/startup/load-map'

type MapFrameProps = Omit<IframeHTMLAttributes<HTMLIFrameElement>, 'src'> & { address: string }

/** A frame whose document comes after the page: by the boot script, or here on arrival by an in-app link. */
export function MapFrame({ address, ...props }: MapFrameProps) {
  useEffect(() => loadMap(window), [])
  return <iframe {...props} {...{ [LATER_SRC]: address }} />
}
