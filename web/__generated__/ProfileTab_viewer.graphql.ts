/**
 * @generated SignedSource<<74b610eea1f3c68fd91b6361be410ab3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileTab_viewer$data = {
  readonly mentor: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileTab_mentor">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"BasicInfo_viewer" | "CalendarFeed_viewer">;
  readonly " $fragmentType": "ProfileTab_viewer";
};
export type ProfileTab_viewer$key = {
  readonly " $data"?: ProfileTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileTab_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileTab_mentor"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasicInfo_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarFeed_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "913a29107c0af1ac5d202ba6aa5af2c4";

export default node;
