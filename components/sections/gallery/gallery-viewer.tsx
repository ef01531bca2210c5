'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

import { classNames } from '@/components/ui/class-names'
import { type Device, DeviceFrame } from '@/components/ui/device-frame'
import { followSidewaysWheel } from '@/lib/sideways-wheel'

/** Phones show a phone beside its text, and a tablet above it. */
const PLACES = {
  phone: {
    stage: 'max-md:row-span-3 max-md:mb-6 lg:col-end-6',
    device: 'w-[min(10rem,80vw)] md:w-68',
    words: 'max-md:contents md:mt-0 lg:col-start-6',
    caption: 'max-md:mb-6 min-[23rem]:max-md:min-h-[calc(5lh+1.5rem)]',
    thumbnails: 'max-md:col-span-full md:mt-3 lg:grid-cols-5',
  },
  tablet: {
    stage: 'lg:col-end-8',
    device: 'w-[88vw] md:w-148 lg:w-[44vw] xl:w-160',
    words: 'lg:col-start-8 lg:ps-gap',
    caption: undefined,
    thumbnails: 'mt-3',
  },
}

interface Screen {
  id: string
  name: string
  caption: ReactNode
  preview: ReactNode
  /** Its alternative text names the button. */
  thumbnail: ReactNode
}

interface GalleryViewerProps {
  device: Device
  screens: readonly Screen[]
  thumbnailsLabel: string
  /** The word between two numbers, as in "2 of 5". */
  of: string
  /** The heading and what holds for all screens. */
  children: ReactNode
}

/** The previews lie on top of one another in the device; CSS slides the chosen one in. */
export function GalleryViewer({ device, screens, thumbnailsLabel, of, children }: GalleryViewerProps) {
  const [current, setCurrent] = useState(0)
  const stageRef = useRef<HTMLDivElement>(null)
  const { length } = screens
  const place = PLACES[device]

  useEffect(() => {
    const stage = stageRef.current
    // A swipe of two fingers shows the next screen, after the last the first.
    const show = (step: number) => setCurrent((shown) => (shown + step + length) % length)
    return stage ? followSidewaysWheel(stage, () => stage.clientWidth, show) : undefined
  }, [length])

  return (
    <>
      <div
        className={classNames('grid place-items-center overscroll-x-contain max-lg:col-auto', place.stage)}
        data-slot="stage"
        ref={stageRef}
      >
        {/* The grid column is as wide as the device, so the width cannot be a share of the column. */}
        <div className={place.device}>
          <DeviceFrame device={device}>
            <div className="grid">
              {screens.map(({ id, preview }, index) => (
                <div
                  key={id}
                  className="gallery-preview col-1 row-1"
                  data-current={index === current || undefined}
                  aria-hidden={index !== current || undefined}
                >
                  {preview}
                </div>
              ))}
            </div>
          </DeviceFrame>
        </div>
      </div>
      <div className={classNames('mt-6 md:max-lg:col-auto lg:mt-0', place.words)}>
        {children}
        {/* As high as the longest caption, so that the thumbnails do not move when another screen is chosen. */}
        <div
          className={classNames('mt-4 min-h-[calc(3lh+1rem)] lg:mt-8', place.caption)}
          data-slot="caption"
          aria-live="polite"
          aria-atomic="true"
        >
          <h3 className="me-4 inline-block text-item tracking-sub">{screens[current]?.name}</h3>
          <span className="text-sm whitespace-nowrap text-muted" aria-hidden="true">
            {`${current + 1} ${of} ${screens.length}`}
          </span>
          <p className="mt-1">{screens[current]?.caption}</p>
        </div>
        <div
          className={classNames('grid auto-cols-fr grid-flow-col items-start gap-4', place.thumbnails)}
          role="group"
          aria-label={thumbnailsLabel}
          data-slot="thumbnails"
        >
          {screens.map(({ id, thumbnail }, index) => (
            <button
              key={id}
              type="button"
              className="gallery-thumbnail overflow-hidden rounded-button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => setCurrent(index)}
            >
              {thumbnail}
            </button>
          ))}
        </div>
      </div>
    </>
  )
}
