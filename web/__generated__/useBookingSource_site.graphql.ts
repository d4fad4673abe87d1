/**
 * @generated SignedSource<<c4d3eb450041d8e9d37c17e5c6bfe6ec>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBookingSource_site$data = {
  readonly checkoutScriptUrl: string;
  readonly holdMinutes: number;
  readonly now: string;
  readonly paymentTestMode: boolean;
  readonly refundWindowHours: number;
  readonly supportEmail: string;
  readonly " $fragmentType": "useBookingSource_site";
};
export type useBookingSource_site$key = {
  readonly " $data"?: useBookingSource_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBookingSource_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBookingSource_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "now",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundWindowHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkoutScriptUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentTestMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEmail",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "533da96dfb416d32ed08e0fd9be2c813";

export default node;
