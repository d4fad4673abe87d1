/**
 * @generated SignedSource<<4853e2d7d740991f73726a805a3fc589>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarFeed_viewer$data = {
  readonly calendarFeed: {
    readonly createdAt: string;
    readonly lastReadAt: string | null;
  } | null;
  readonly " $fragmentType": "CalendarFeed_viewer";
};
export type CalendarFeed_viewer$key = {
  readonly " $data"?: CalendarFeed_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarFeed_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarFeed_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarFeed",
      "kind": "LinkedField",
      "name": "calendarFeed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastReadAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "86886fc097e0029353a5b70590adc47c";

export default node;
