import fc from 'fast-check'

/** Texts of any code points, halves of surrogate pairs included. The `binary` unit of `fc.string` is the same and takes seconds to prepare. */
export const anyText = (maxLength?: number) =>
  fc.array(fc.nat({ max: 0x10ffff }), maxLength === undefined ? {} : { maxLength }).map((points) => String.fromCodePoint(...points))
