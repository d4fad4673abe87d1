/**
 * @generated SignedSource<<70671f7214e98189478091c2a83b9524>>
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
  readonly sessionsToAnswer: ReadonlyArray<{
    readonly __typename: "Booking";
  }>;
  readonly unreadMessages: number;
  readonly workshopsToDo: number;
  readonly " $fragmentSpreads": FragmentRefs<"NextSession_viewer" | "WaitingRequests_viewer" | "WaitsWatch_viewer">;
  readonly " $fragmentType": "WhatWaits_viewer";
};
export type WhatWaits_viewer$key = {
  readonly " $data"?: WhatWaits_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatWaits_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
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
      "selections": (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "sessionsToAnswer",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadMessages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workshopsToDo",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitsWatch_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "5e5c26a66559ee55830f7ab0864fc55f";

export default node;
