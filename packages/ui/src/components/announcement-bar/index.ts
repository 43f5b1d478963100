export {
  AnnouncementBar,
  type Announcement,
  type AnnouncementBarProps,
} from './announcement-bar.tsx';
