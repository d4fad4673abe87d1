/**
 * @generated SignedSource<<25152455a17d0cde82f802739a57b15d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TabCount_totals$data = {
  readonly bookings: number;
  readonly conversations: number;
  readonly mentees: number;
  readonly mentors: number;
  readonly requests: number;
  readonly workshops: number;
  readonly " $fragmentType": "TabCount_totals";
};
export type TabCount_totals$key = {
  readonly " $data"?: TabCount_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"TabCount_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TabCount_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mentors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workshops",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mentees",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requests",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conversations",
      "storageKey": null
    }
  ],
  "type": "AdminTotals",
  "abstractKey": null
};

(node as any).hash = "e71bfdbd15435e67eefa77ba590ec1bd";

export default node;
