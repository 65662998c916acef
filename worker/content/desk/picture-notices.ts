import { defineNotices } from '#worker/desk/notices.ts'

/** Notices of the page of the pictures of articles. */
export const pictureNotices = defineNotices({
  uploaded: 'desk.content.done.uploaded',
  described: 'desk.done.changed',
  cropped: { text: 'desk.content.done.cropped', undo: 'crop', fields: { url: 'picture', focusVersion: 'version', focusX: 'x', focusY: 'y' } },
  removed: { text: 'desk.content.done.pictureRemoved', undo: 'restore', fields: { file: 'file', version: 'version' } },
  back: 'desk.content.done.pictureBack',
  gone: 'desk.content.pictureGone',
})
