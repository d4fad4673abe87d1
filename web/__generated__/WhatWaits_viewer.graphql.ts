/**
 * @generated SignedSource<<aa4fcdb667391f7c295c0cd5fa2a252f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WhatWaits_viewer$data = {
  readonly mentor: {
    readonly status: MentorStatus | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ToBeFound_mentor">;
  } | null | undefined;
  readonly nextSession: {
    readonly __typename: "Booking";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NextSession_viewer" | "WaitingRequests_viewer">;
  readonly " $fragmentType": "WhatWaits_viewer";
};
export type WhatWaits_viewer$key = {
  readonly " $data"?: WhatWaits_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatWaits_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatWaits_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "nextSession",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ToBeFound_mentor"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextSession_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitingRequests_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "47035177638d59903bae1021a3e52afe";

export default node;
