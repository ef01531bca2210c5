'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

import { type Device, DeviceFrame } from '@/components/ui/device-frame'
import { followSidewaysWheel } from '@/lib/sideways-wheel'

interface Screen {
  id: string
  name: string
  caption: ReactNode
  preview: ReactNode
  /** Its alternative text names the button. */
  thumbnail: ReactNode
}

interface GalleryViewerProps {
  device?: Device
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

  useEffect(() => {
    const stage = stageRef.current
    // A swipe of two fingers shows the next screen, after the last the first.
    const show = (step: number) => setCurrent((shown) => (shown + step + length) % length)
    return stage ? followSidewaysWheel(stage, () => stage.clientWidth, show) : undefined
  }, [length])

  return (
    <>
      <div
        className={`grid place-items-center overscroll-x-contain max-lg:col-auto ${device ? 'lg:col-end-8' : 'max-md:row-span-3 max-md:mb-6 lg:col-end-6'}`}
        data-slot="stage"
        ref={stageRef}
      >
        {/* The grid column is as wide as the device, so the width cannot be a share of the column. */}
        <div className={device ? 'w-[88vw] md:w-148 lg:w-[44vw] xl:w-160' : 'w-[min(10rem,80vw)] md:w-68'}>
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
      <div
        className={`mt-6 md:max-lg:col-auto lg:mt-0 ${device ? 'lg:col-start-8 lg:ps-gap' : 'max-md:contents md:mt-0 lg:col-start-6'}`}
      >
        {children}
        {/* As high as the longest caption, so that the thumbnails do not move when another screen is chosen. */}
        <div
          className={`mt-4 lg:mt-8 ${device ? 'min-h-[calc(3lh+1rem)]' : 'min-h-[calc(3lh+1rem)] max-md:mb-6 min-[23rem]:max-md:min-h-[calc(5lh+1.5rem)]'}`}
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
          className={`grid auto-cols-fr grid-flow-col items-start gap-4 ${device ? 'mt-3' : 'max-md:col-span-full md:mt-3 lg:grid-cols-5'}`}
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
