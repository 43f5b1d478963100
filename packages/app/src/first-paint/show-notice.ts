import { noticePictureId, noticePicturePlaceId, printedNoticeId } from '../page/printed-notice.ts';

/**
 * Shows the pre-rendered notice above the page, with the picture that has loaded beside it.
 * @param printed content of the notice, in the user's language
 */
export function showNotice(printed: DocumentFragment): void {
  const notice = document.createElement('div');
  notice.id = printedNoticeId;
  const picture = document.getElementById(noticePictureId);
  if (picture) {
    picture.hidden = false;
    printed.getElementById(noticePicturePlaceId)?.replaceWith(picture);
  }
  notice.append(printed);
  document.body.prepend(notice);
}
