'use client';

// The stages of the games that the house runs, each from its own folder, so that an application that
// loads a stage by itself loads that game alone.
export {};
