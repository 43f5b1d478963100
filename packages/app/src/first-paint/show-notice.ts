import {
  noticePictureId,
  noticePicturePlaceholderId,
  prerenderedNoticeId,
} from '../page/prerendered-notice.ts';

/**
 * Shows the pre-rendered notice above the page, with the picture that has loaded beside it.
 * @param content content of the notice, in the user's language
 */
export function showNotice(content: DocumentFragment): void {
  const notice = document.createElement('div');
  notice.id = prerenderedNoticeId;
  const picture = document.getElementById(noticePictureId);
  if (picture) {
    picture.hidden = false;
    content.getElementById(noticePicturePlaceholderId)?.replaceWith(picture);
  }
  notice.append(content);
  document.body.prepend(notice);
}
